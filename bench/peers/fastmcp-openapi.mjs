// `node fastmcp-openapi.mjs <address or file of the description> <port>`: fastmcp's fromOpenAPI behind streamable HTTP.
import { readFileSync } from 'node:fs'
import { fromOpenAPI } from 'fastmcp/openapi'

const [spec, port] = process.argv.slice(2)
// Its own loader refuses addresses of this machine, so the description is read for it, with the server that it is about.
const read = async () =>
  /^https?:/.test(spec)
    ? { servers: [{ url: new URL(spec).origin }], ...(await (await fetch(spec)).json()) }
    : JSON.parse(readFileSync(spec, 'utf8'))
const server = await fromOpenAPI({ spec: await read(), maxTools: 100_000 })
await server.start({ transportType: 'httpStream', httpStream: { port: Number(port), host: '127.0.0.1' } })
console.log('ready')
