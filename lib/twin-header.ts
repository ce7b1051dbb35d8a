/** Request header by which the proxy tells the rewrite of next.config.ts where an address leads; never from outside. */
export const twinHeader = 'x-timbang-twin'
