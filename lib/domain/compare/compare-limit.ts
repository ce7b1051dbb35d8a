/** Most columns of a comparison, the visitor's own product included. */
export const mostColumns = 4
