/** The working name of the product. Everything that prints or derives the name reads it here. */
export const brand = {
  name: 'Timbang',
  slug: 'timbang',
  tagline: 'Weigh money products on honest figures',
  supportEmail: 'support@timbang.example',
} as const
