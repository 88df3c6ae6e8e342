declare module "virtual:catalog/index" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}

declare module "virtual:data/*" {
  const data: Record<string, unknown>;
  export default data;
}
