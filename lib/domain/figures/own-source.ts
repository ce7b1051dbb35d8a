/** Name of the one source of a visitor's own product. No catalogue product may use it. */
export const ownSourceName = 'own'
