/** What a member may say of themselves, where the choices are few and ours. Larger lists are reference lists. */
export const sexes = ['female', 'male'] as const
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const

/** Languages that a member may prefer, as codes of ISO 639-1. */
export const preferredLanguages = ['en', 'ms', 'zh', 'ta'] as const
