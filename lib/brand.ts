/**
 * The working name of the product and how to reach it. Everything that prints or derives the name reads it here. Addresses
 * are samples: `.example` belongs to nobody, and the company stands in a street that does not exist.
 */
export const brand = {
  name: 'Timbang',
  slug: 'timbang',
  tagline: 'Find the card, loan or account that really pays',
  supportEmail: 'support@timbang.example',
  whatsApp: 'https://whatsapp.timbang.example',
  company: 'Timbang Contoh Sdn Bhd',
  address: '1 Jalan Contoh, 00000 Kuala Lumpur (sample address)',
  /** The first year of the copyright. */
  since: 2024,
} as const
