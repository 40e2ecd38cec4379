/**
 * `node:http` without what an import statement does: it reads every export of the module, and reading `WebSocket` loads
 * the whole fetch client that Node holds (10 MB of memory and 10 ms of each start).
 */
export const { Agent, createServer, get, request, STATUS_CODES } = process.getBuiltinModule('node:http')
