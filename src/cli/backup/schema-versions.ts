/** The newest tables that this program reads, by the path of their database in a backup. */
export const SCHEMA_VERSIONS: Readonly<Record<string, number>> = {}
