/**
 * The parts of undici that calls need. Its main module loads everything that it has (fetch, WebSocket, mocks, caches, and
 * with them Node's own copy of the same): 7 MB of memory and 20 ms of each start. Who needs `fetch` imports that one,
 * where it is first used.
 */
import methods from 'undici/lib/api/index.js'
import buildConnector from 'undici/lib/core/connect.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import Pool from 'undici/lib/dispatcher/pool.js'

// As the main module does: `request`, `stream` and their like are methods of every dispatcher.
Object.assign(Dispatcher.prototype, methods)

export { Agent, buildConnector, Pool }
