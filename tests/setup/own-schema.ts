import pg from 'pg'

export interface OwnSchema {
  /** Works in a schema of its own, so that test files do not see each other's tables. */
  readonly url: string
  drop(): Promise<void>
}

/** An empty place in the test database. */
export async function ownSchema(url: string): Promise<OwnSchema> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await run(url, `create schema ${name}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${name}`)
  return { url: own.href, drop: () => run(url, `drop schema ${name} cascade`) }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
