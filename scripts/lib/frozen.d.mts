export const frozen: { readonly TIMBANG_TEST: '1'; readonly TEST_NOW: string; readonly TEST_CONTENT: string }
