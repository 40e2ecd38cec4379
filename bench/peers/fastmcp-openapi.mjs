// `node fastmcp-openapi.mjs <address or file of the description> <port>`: fastmcp's fromOpenAPI behind streamable HTTP.
import { readFileSync } from 'node:fs'
import { fromOpenAPI } from 'fastmcp/openapi'

const [spec, port] = process.argv.slice(2)
const options = { spec: /^https?:/.test(spec) ? spec : JSON.parse(readFileSync(spec, 'utf8')) }
const server = await fromOpenAPI(options)
await server.start({ transportType: 'httpStream', httpStream: { port: Number(port), host: '127.0.0.1' } })
console.log('ready')
