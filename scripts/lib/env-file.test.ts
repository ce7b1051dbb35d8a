import { describe, expect, test } from 'vitest'
import { documentedNames, parseEnv } from './env-file.mjs'

describe('an .env file', () => {
  test('gives names and values, without comments, quotes and blanks around them', () => {
    const text = `# a comment\nPORT=3001\n export HOST = "127.0.0.1" \nEMPTY=\nNOTE='a # b'\nTAIL=x # why\nnot a line\r\n`
    expect(parseEnv(text)).toEqual({ PORT: '3001', HOST: '127.0.0.1', EMPTY: '', NOTE: 'a # b', TAIL: 'x' })
  })
})

describe('.env.example', () => {
  test('is where the names of all variables are found, commented out or not', () => {
    expect(documentedNames()).toEqual(expect.arrayContaining(['PORT', 'SITE_URL', 'API_BASE_URL', 'DATA_DIR']))
  })
})
