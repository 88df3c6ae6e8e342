// French before a name: “de” elides or contracts, “à” contracts, and the name decides. Catalogs say
// `{ OF($name) }` and `{ AT($town) }`; `jacta.engine.words.french` does the same in Python.

// A mute h is far more common in names than one that is breathed.
const VOWEL = /^(?:[aeiouhàâäæéèêëîïôöœùûü]|y[^aeiouéèy])/i;
const ARTICLE = /^(les?) /i;

/** “de” and a name: d’Ada, de Ben, du Creusot. */
export function of(name: unknown): string {
  const text = String(name);
  const article = ARTICLE.exec(text);
  if (article) return `${article[1]!.length === 2 ? "du" : "des"} ${text.slice(article[0].length)}`;
  return VOWEL.test(text) ? `d’${text}` : `de ${text}`;
}

/** “à” and a name: à Ada, au Creusot. */
export function at(name: unknown): string {
  const text = String(name);
  const article = ARTICLE.exec(text);
  return article ? `${article[1]!.length === 2 ? "au" : "aux"} ${text.slice(article[0].length)}` : `à ${text}`;
}
