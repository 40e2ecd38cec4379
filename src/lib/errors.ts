/**
 * The one catalogue of errors that people see. Each has a stable code, an HTTP status and a message that names the
 * thing and the next step. Conditions and texts marked "spec" come word for word from the specification, § Errors.
 */

/** An error with a stable code. `status` is the HTTP status a server answers with; `detail` travels to the client. */
export class AgentError extends Error {
  readonly code: string
  readonly status: number
  readonly detail: unknown
  /** Exit code of the command line when this error ends it: 2 for wrong usage, 1 otherwise. */
  readonly exitCode: 1 | 2

  constructor(
    code: string,
    status: number,
    message: string,
    options: { cause?: unknown; detail?: unknown; exitCode?: 1 | 2 } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AgentError'
    this.code = code
    this.status = status
    this.detail = options.detail
    this.exitCode = options.exitCode ?? 1
  }
}

/** The message of anything that was thrown, without a stack. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name
  return typeof error === 'string' ? error : JSON.stringify(error)
}

// -------------------------------------------------------------- requests

/** 400: the body is not JSON. */
export const malformedJson = (why: string) =>
  new AgentError('MALFORMED_JSON', 400, `The request body is not valid JSON: ${why}`)
/** 404: nothing is served under this path. */
export const routeNotFound = (method: string, path: string) =>
  new AgentError(
    'NOT_FOUND',
    404,
    `Nothing is served at ${method} ${path}. The description of this service is at /openapi.json`,
  )
/** 404: a record or thing that does not exist. */
export const notFound = (what: string) => new AgentError('NOT_FOUND', 404, `${what} not found`)
/** 405: the path exists, the method does not. `allow` lists the methods that do. */
export const methodNotAllowed = (method: string, path: string, allow: string[]) =>
  new AgentError('METHOD_NOT_ALLOWED', 405, `${method} is not allowed at ${path}. Allowed: ${allow.join(', ')}`, {
    detail: { allow },
  })
/** 409: the request contradicts what is stored. */
export const conflict = (message: string) => new AgentError('CONFLICT', 409, message)
/** 413: the body or message is larger than the limit (`limit` is text, with its unit). */
export const tooLarge = (what: string, limit: string) =>
  new AgentError('TOO_LARGE', 413, `${what} is larger than the limit of ${limit}`)
/** One thing wrong with a request, in the form of the interfaces document (`loc`: where, e.g. ["body", "name"]). */
export interface ValidationIssue {
  loc: (string | number)[]
  msg: string
  type: string
}
/** 422: the request is JSON but not what was described. */
export const validationFailed = (issues: ValidationIssue[]) =>
  new AgentError('VALIDATION', 422, issues.map(i => `${i.loc.join('.')}: ${i.msg}`).join('; '), { detail: issues })
/** 507: the disk refuses what must be kept (full, read-only, missing rights). */
export const stateNotWritable = (folder: string, cause?: unknown) =>
  new AgentError(
    'STATE_NOT_WRITABLE',
    507,
    `The state folder ${folder} cannot be written: ${cause === undefined ? 'no reason given' : messageOf(cause)}. Free some space or check its permissions.`,
    { cause },
  )
/** 429: too much is waiting already. */
export const tooManyWaiting = (what: string) => new AgentError('TOO_MANY', 429, `${what} Try again in a moment.`)
/** 503: the server is stopping. */
export const stopping = () => new AgentError('STOPPING', 503, 'The server is stopping. Try again in a moment.')

// -------------------------------------------------------------- registry (spec § Errors)

/** spec: a called tool is unknown. `nearest` helps with a misspelt name. */
export const toolNotFound = (toolName: string, nearest: string[] = []) =>
  new AgentError('TOOL_NOT_FOUND', 404, `Tool ${toolName} not found in any server`, { detail: { nearest } })
/** spec: an MCP server cannot be reached. */
export const mcpUnreachable = (url: string, cause?: unknown) =>
  new AgentError('MCP_UNREACHABLE', 502, `Failed to connect to MCP server at ${url}`, { cause })
/** spec: an OpenAPI description cannot be fetched. */
export const openApiUnreachable = (url: string, cause?: unknown) =>
  new AgentError('OPENAPI_UNREACHABLE', 502, `Failed to fetch OpenAPI schema from ${url}`, { cause })
/** An application that is not registered (interfaces § A). */
export const applicationNotFound = (name: string) =>
  new AgentError('APPLICATION_NOT_FOUND', 404, `Application '${name}' not found in registry`)

// -------------------------------------------------------------- command line and settings

/** Wrong settings: names the file, the key, the value and what is allowed. */
export const settingInvalid = (file: string, key: string, value: unknown, allowed: string) =>
  new AgentError('SETTING_INVALID', 422, `${file}: ${key} = ${JSON.stringify(value)} is not valid: ${allowed}`)
/** A port that something else holds. */
export const portInUse = (port: number, holder?: string) =>
  new AgentError(
    'PORT_IN_USE',
    409,
    `Port ${port} is in use${holder ? ` by ${holder}` : ' by another program'}. Choose another with --port.`,
  )
/** Wrong use of a command. */
export const usage = (message: string) => new AgentError('USAGE', 422, message, { exitCode: 2 })
