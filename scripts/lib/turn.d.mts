/** The number that the code and the content give for this run's turn, below 2 ** 28. */
export function turnOfCode(): number
