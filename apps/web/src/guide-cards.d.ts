/** Made by build/guides/plugin.ts. Keys are a place and a language, as `us/ko`. */
declare module 'virtual:guide-cards' {
  export const cardLoaders: Readonly<Record<string, () => Promise<import('./features/guides/guide.ts').GuideCard[]>>>
}
