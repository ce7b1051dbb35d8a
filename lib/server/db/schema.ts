import 'server-only'

/**
 * Column types are portable between the engines: text ids, integer epoch milliseconds, 0/1 flags, JSON as text.
 */
export interface Schema {
  redirect_clicks: RedirectClicksTable
  health_probe: HealthProbeTable
  schema_migrations: SchemaMigrationsTable
}

/** One visitor left for a partner. Holds nothing about the visitor beyond the kind of device. */
export interface RedirectClicksTable {
  id: string
  category: string | null
  slug: string | null
  entity_name: string | null
  issuer_code: string | null
  page: string
  device_kind: string
  source: string
  created_at: number
}

/** One row that the readiness check writes and reads back. */
export interface HealthProbeTable {
  id: string
  checked_at: number
}

export interface SchemaMigrationsTable {
  id: string
  applied_at: number
}
