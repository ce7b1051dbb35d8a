/** Words and the names of fields in turn, the words first: "I have {amount} now." has "I have ", "amount" and " now.". */
export const partsOf = (sentence: string): readonly string[] => sentence.split(/[{}]/)

/** Whether a part of a sentence, by its place, is the name of a field. */
export const isBlank = (_part: string, place: number): boolean => place % 2 === 1
