import pg from 'pg'

export interface OwnSchema {
  /** Works in a schema of its own, so that test files do not see each other's tables. */
  readonly url: string
  /** Takes every row away that no migration put there. */
  empty(): Promise<void>
  drop(): Promise<void>
}

/** An empty place in the test database. */
export async function ownSchema(url: string): Promise<OwnSchema> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await run(url, `create schema ${name}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${name}`)
  return { url: own.href, empty: () => run(own.href, emptyAll), drop: () => run(url, `drop schema ${name} cascade`) }
}

/** All but the tables of words (of states and the like), which migrations fill and nobody else. The ledger lets its owner alone empty it. */
const emptyAll = `do $$ declare guarded text; begin
for guarded in select table_name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name like 'points\\_%' loop
  execute format('alter table %I disable trigger user', guarded);
end loop;
execute (
  select 'truncate ' || string_agg(quote_ident(table_name), ', ') || ' restart identity'
  from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'schema_migrations' and table_name not in
    (select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'word')
);
for guarded in select table_name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name like 'points\\_%' loop
  execute format('alter table %I enable trigger user', guarded);
end loop; end $$`

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
