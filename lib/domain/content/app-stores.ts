/** The stores that the app is meant for, as they are named on the site. */
export const appStores = ['Google Play', 'App Store', 'AppGallery'] as const
export type AppStore = (typeof appStores)[number]
