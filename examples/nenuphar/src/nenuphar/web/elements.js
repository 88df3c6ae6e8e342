// Making elements, of HTML and of SVG. No style attributes: the house allows none.

const SVG = "http://www.w3.org/2000/svg";

function dress(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** An element of HTML: `html("p", { class: "quiet" }, "some text")`. */
export function html(name, attributes = {}, ...children) {
  return dress(document.createElement(name), attributes, children);
}

/** An element of SVG. */
export function svg(name, attributes = {}, ...children) {
  return dress(document.createElementNS(SVG, name), attributes, children);
}

/** Some paths of SVG that are drawn alike. */
export function paths(kind, ...lines) {
  return svg("g", { class: kind }, ...lines.map((d) => svg("path", { d })));
}
