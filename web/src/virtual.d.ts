declare module "virtual:catalog/index" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
