declare module "virtual:catalog/index" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}

declare module "virtual:boards/*" {
  const boards: Record<string, unknown>;
  export default boards;
}
