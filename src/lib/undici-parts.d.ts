/** The parts of undici that src/lib/undici.ts loads: the package describes them under its own name only. */
declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici'
  export default Agent
}
declare module 'undici/lib/dispatcher/pool.js' {
  import { Pool } from 'undici'
  export default Pool
}
declare module 'undici/lib/dispatcher/dispatcher.js' {
  import { Dispatcher } from 'undici'
  export default Dispatcher
}
declare module 'undici/lib/core/connect.js' {
  import { buildConnector } from 'undici'
  export default buildConnector
}
declare module 'undici/lib/api/index.js' {
  const methods: object
  export default methods
}
declare module 'undici/lib/web/fetch/constants.js' {
  const constants: { badPortsSet: ReadonlySet<string> }
  export default constants
}
