/** Most visits that count: the largest number that cards publish, so that "unlimited" does not dwarf the others. */
export const mostVisits = 24
