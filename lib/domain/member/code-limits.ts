/** Most codes that go to one address or number. */
export const codesToOne = { perHour: 5, perDay: 10 } as const
