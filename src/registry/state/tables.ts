/** Loaded with a shared database only. */
export { openAddedTable } from '../added/added-table.ts'
export { openAuditTable } from '../call/audit-table.ts'
export { openFlowTable } from '../flows/flow-store.ts'
export { openOriginTable } from '../safety/origin-table.ts'
export { openPinTable } from '../safety/pin-table.ts'
