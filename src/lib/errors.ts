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
/** 422: JSON that is nested more deeply than anything that is meant. */
export const jsonTooDeep = (levels: number) =>
  validationFailed([{ loc: ['body'], msg: `Nested more than ${levels} levels deep`, type: 'too_deep' }])
/** 400: the request cannot be read for another reason than its JSON. */
export const badRequest = (why: string) => new AgentError('BAD_REQUEST', 400, why)
/** 400: HTTP without encryption was spoken to a server that has a certificate. */
export const httpsOnly = (port: number) =>
  new AgentError(
    'HTTPS_ONLY',
    400,
    `This server speaks https only. Use an address that begins with https:// (port ${port}).`,
  )
/** 408: the request did not arrive in time (RFC 9110 § 15.5.9). */
export const requestTimedOut = (seconds: number) =>
  new AgentError('REQUEST_TIMEOUT', 408, `The request was not there after ${seconds} s. Send it again.`)
/** 431: too many headers, or too long ones (RFC 6585 § 5). */
export const headersTooLarge = (limit: string) =>
  new AgentError('HEADERS_TOO_LARGE', 431, `The headers of the request are more than ${limit}`)
/** 503: every connection that [server] max_connections allows is in use. */
export const tooManyConnections = () =>
  new AgentError('TOO_MANY_CONNECTIONS', 503, 'Too many connections are open. Try again in a moment.')
/** 429: more requests than [server] rate_limit (RFC 6585 § 4). */
export const rateLimited = (perMinute: number, seconds: number) =>
  new AgentError(
    'RATE_LIMITED',
    429,
    `More than ${perMinute} requests in a minute (server.rate_limit). Try again in ${seconds} s.`,
    { detail: { retry_after_s: seconds } },
  )
/** 403: a request for a name that is not the server's own (DNS rebinding). */
export const forbiddenHost = (host: string, url: string) =>
  new AgentError(
    'FORBIDDEN_ORIGIN',
    403,
    `This server takes requests for its own addresses only, not for '${host.slice(0, 100)}'. Use ${url}, or name it in server.allowed_hosts.`,
  )
/** 403: a change that a web page from elsewhere orders. */
export const forbiddenOrigin = (origin: string, url: string) =>
  new AgentError(
    'FORBIDDEN_ORIGIN',
    403,
    `This server takes changes from its own pages only, not from '${origin.slice(0, 100)}'. Use the page at ${url}, or send the request without an Origin header.`,
  )
/** 499: nobody waits for the answer any more. */
export const clientGone = () => new AgentError('CLIENT_GONE', 499, 'The client closed the connection')
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
/** Data of a newer program: nothing of it is read or changed. `program` is the version that wrote it, where it is known. */
export const stateNewer = (file: string, found: number, supported: number, program?: string) =>
  new AgentError(
    'STATE_NEWER',
    409,
    `${file} was written by a newer version of agent${program ? ` (${program})` : ''}: its format is ${found}, this one reads up to ${supported}. Nothing was changed. Use that version again, or go back to a backup of this one: agent restore FILE`,
    { detail: { file, found, supported } },
  )
/** 503: the database server is away or refuses us. `isUnknown`: it went away while something was being stored. */
export const databaseUnreachable = (place: string, cause: unknown, isUnknown = false) =>
  new AgentError(
    'DATABASE_UNREACHABLE',
    503,
    `${place} cannot be reached: ${messageOf(cause)}. ${isUnknown ? 'Whether the change was stored is not known: look before trying again. ' : ''}Check that the server runs and that database.url (AGENT_DATABASE_URL) is right.`,
    { cause },
  )
/** 503: the database server is there, but did not get done what it was asked; nothing of it was stored. */
export const databaseSlow = (place: string, cause: unknown) =>
  new AgentError(
    'DATABASE_UNREACHABLE',
    503,
    `${place} did not answer in time: ${messageOf(cause)}. Nothing was changed. Look at its load, and in pg_stat_activity at what waits for a lock.`,
    { cause },
  )
/** 507: the database server cannot store anything (its disk is full, it is read-only, it has no connection left). */
export const databaseRefused = (place: string, cause: unknown) =>
  new AgentError(
    'STATE_NOT_WRITABLE',
    507,
    `${place} takes nothing at the moment: ${messageOf(cause)}. Look at its disk, its connections and whether it is read-only.`,
    { cause },
  )
/** 429: too much is waiting already. */
export const tooManyWaiting = (what: string) => new AgentError('TOO_MANY', 429, `${what} Try again in a moment.`)
/** 503: the server is stopping. */
export const notReady = () =>
  new AgentError('NOT_READY', 503, 'The store of the server cannot be read at the moment. Its log has the details.')

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
export const applicationNotFound = (name: string, known?: readonly string[]) =>
  new AgentError(
    'APPLICATION_NOT_FOUND',
    404,
    `Application '${name}' not found in registry${known ? `. Applications: ${known.join(', ') || 'none'}` : ''}`,
  )

/** A wrong registry file: names the file, the line and what was expected. */
export const registryFileInvalid = (file: string, line: number | undefined, why: string) =>
  new AgentError('REGISTRY_FILE_INVALID', 422, `${file}${line ? `:${line}` : ''}: ${why}`, { detail: { file, line } })
/** 409: a tool that is not what it was when it was first used (registry case X8). */
export const toolChanged = (toolName: string, app: string, tool: string, fields: readonly string[], changes: unknown) =>
  new AgentError(
    'TOOL_CHANGED',
    409,
    `Tool ${toolName} changed after its first use (${fields.join(', ')}) and is blocked. Look at the change in /status; when it is wanted: agent apis trust ${app} ${tool}`,
    { detail: { changes } },
  )
/** 422: arguments that do not fit the tool's schema. */
export const argumentsInvalid = (toolName: string, issues: ValidationIssue[]) =>
  new AgentError(
    'ARGUMENTS_INVALID',
    422,
    `Invalid arguments for ${toolName}: ${issues.map(issue => issue.msg).join('; ')}`,
    { detail: issues },
  )
/** A service that cannot be reached. */
export const upstreamUnreachable = (app: string, url: string, cause?: unknown) =>
  new AgentError(
    'UPSTREAM_UNREACHABLE',
    502,
    `The service '${app}' cannot be reached at ${url}: ${messageOf(cause)}. Is it running?`,
    // The text tells the cause already; what lies behind it may be told after it.
    { cause: (cause as Error | undefined)?.cause },
  )
/** A local server that ended in the middle of a call. */
export const localServerEnded = (app: string, why: string) =>
  new AgentError(
    'UPSTREAM_UNREACHABLE',
    502,
    `The service '${app}' ended while it was called: ${why}. It is started again by itself.`,
  )
/** A service that answered with something that cannot be used. */
export const upstreamBadAnswer = (app: string, why: string, detail?: unknown) =>
  new AgentError('UPSTREAM_BAD_ANSWER', 502, `The service '${app}' ${why}`, { detail })
/** A service that answered with an error of its own; its status is passed on. */
export const upstreamFailed = (app: string, status: number, why: string, detail: unknown) =>
  new AgentError('UPSTREAM_ERROR', status, `The service '${app}' answered ${status}${why ? `: ${why}` : ''}`, {
    detail,
  })
/** An MCP or TRM tool that ran and reported a failure. */
export const toolFailed = (toolName: string, why: string, detail: unknown) =>
  new AgentError('TOOL_FAILED', 500, `Tool ${toolName} failed: ${why}`, { detail })
/** 404: a listed tool that its service no longer has. */
export const toolGone = (app: string, tool: string, cause: AgentError) =>
  new AgentError('TOOL_GONE', 404, `The service '${app}' no longer has the tool '${tool}'`, {
    cause,
    detail: cause.detail,
  })
/** 504: [api_mode] request_timeout is over. */
export const callTimedOut = (toolName: string, seconds: number) =>
  new AgentError('TIMEOUT', 504, `Tool ${toolName} gave no answer within ${seconds} s (api_mode.request_timeout)`)
/** 429: too many calls wait for one service. */
export const tooManyCalls = (app: string, waiting: number) =>
  new AgentError('BUSY', 429, `${waiting} calls are already waiting for the service '${app}'. Try again in a moment.`)
/** 503: a call waited its whole time for a free place (api_mode.max_concurrent_requests). */
export const waitedTooLong = (app: string, seconds: number) =>
  new AgentError(
    'BUSY',
    503,
    `The call waited ${seconds} s for a free place at the service '${app}' (api_mode.max_concurrent_requests). Try again in a moment.`,
  )
/** 403: an address that the registry does not connect to (registry case X6). */
export const addressRefused = (host: string, address: string, kind: 'private' | 'metadata') => {
  const where = host === address ? address : `${host} (${address})`
  return new AgentError(
    'ADDRESS_REFUSED',
    403,
    kind === 'metadata'
      ? `Nothing is sent to ${where}: link-local and cloud metadata addresses are never called.`
      : `Nothing is sent to ${where}: it is a private address, and who named it may not lead there. Set registry.allow_private_addresses = true, or put the service into the registry file.`,
  )
}
/** 503: the circuit breaker of a service is open. Nothing was sent. Times in milliseconds. */
export const servicePaused = (
  app: string,
  facts: { failures: number; reason: string; openedAt: number; retryAt: number; now: number },
) => {
  const seconds = Math.max(1, Math.ceil((facts.retryAt - facts.now) / 1000))
  const openedAt = new Date(facts.openedAt).toISOString()
  return new AgentError(
    'SERVICE_PAUSED',
    503,
    `The service '${app}' is left alone since ${openedAt}, because it gave no answer to ${facts.failures} calls in a row (the last: ${facts.reason}). Nothing was sent. Try again in ${seconds} s (registry.breaker_pause).`,
    {
      detail: {
        failures: facts.failures,
        opened_at: openedAt,
        retry_at: new Date(facts.retryAt).toISOString(),
        retry_after_s: seconds,
      },
    },
  )
}
/** 401: a request without a key at a server that asks for one. */
export const keyNeeded = () =>
  new AgentError(
    'KEY_NEEDED',
    401,
    'This server needs a key: send it as "Authorization: Bearer <key>". Whoever runs the server makes one with: agent keys add <name> --scope call',
  )
/** 401: a key that opens nothing: unknown, mistyped, expired or revoked. The log of the server tells which. */
export const keyRefused = () =>
  new AgentError(
    'KEY_REFUSED',
    401,
    'The key was refused: it is wrong, expired or revoked. Whoever runs the server sees its keys with: agent keys list',
  )
/** 403: a key whose scope is too small. */
export const scopeTooSmall = (needed: string, { name, scope }: { name: string; scope: string }) =>
  new AgentError(
    'SCOPE_TOO_SMALL',
    403,
    `This needs a key with the scope ${needed}; the key '${name}' has ${scope}. Another one is made with: agent keys add <name> --scope ${needed}`,
    { detail: { needed, scope } },
  )
/** 409: a key of this name is in use. */
export const keyExists = (name: string) =>
  new AgentError(
    'KEY_EXISTS',
    409,
    `There is a key named '${name}'. Choose another name, or end that one first: agent keys revoke ${name}`,
  )
/** 404: a key to revoke that is not there. */
export const keyUnknown = (name: string) =>
  new AgentError(
    'KEY_UNKNOWN',
    404,
    `There is no key named '${name}' that could be revoked. Those there are: agent keys list`,
  )
/** A file of keys that cannot be read: no key is taken then. */
export const keysUnreadable = (file: string, cause: unknown) =>
  new AgentError(
    'KEYS_UNREADABLE',
    500,
    `${file} cannot be read as a list of keys (${messageOf(cause)}). No key is taken until it is mended, or removed and its keys made anew.`,
    { cause },
  )
/** A shared key between components that could be guessed. */
export const internalKeyShort = (least: number) =>
  new AgentError(
    'INTERNAL_KEY_SHORT',
    422,
    `AGENT_INTERNAL_KEY is shorter than ${least} characters and could be guessed. Make one with: openssl rand -base64 32`,
  )
/** A server that is to listen beyond this machine while there is no key: anybody there could use it. */
export const keysMissing = (host: string) =>
  new AgentError(
    'KEYS_MISSING',
    409,
    `Listening on ${host} lets other machines in, and there is no key yet that they would have to show. Make one first: agent keys add <name> --scope admin. Or listen on 127.0.0.1, where none is needed.`,
  )
/** 401: a change of the catalogue without the admin key. */
export const adminKeyNeeded = (variable: string, isWrong: boolean) =>
  new AgentError(
    'ADMIN_KEY_NEEDED',
    401,
    `${isWrong ? 'The admin key is wrong' : 'Changes of the catalogue need the admin key'}: send it as "Authorization: Bearer <key>". The registry reads it from ${variable}; the command line sends it when that variable is set.`,
  )
/** 503: the agent finds no registry. */
export const registryUnreachable = (url: string, cause: unknown) =>
  new AgentError(
    'REGISTRY_UNREACHABLE',
    503,
    `The tool registry at ${url} cannot be reached (${messageOf(cause)}). Start it with: agent start api-registry`,
    { cause },
  )
/** 503: the registry gives no answer: it hangs, or is too busy. */
export const registrySilent = (url: string, cause: unknown) =>
  new AgentError(
    'REGISTRY_UNREACHABLE',
    503,
    `The tool registry at ${url} gives no answer. Its log may tell why: agent logs api-registry. To start it anew: agent restart api-registry`,
    { cause },
  )
/** 504: the registry took too long over what the page asked it. */
export const registrySlow = (url: string, seconds: number, cause: unknown) =>
  new AgentError(
    'REGISTRY_SLOW',
    504,
    `The tool registry at ${url} gave no answer within ${seconds} s. Its log may tell why: agent logs api-registry`,
    { cause },
  )
/** 503: another program has the registry's port. `how`: by what it shows. */
export const registryForeign = (url: string, how: string) =>
  new AgentError(
    'REGISTRY_UNREACHABLE',
    503,
    `Another program than the tool registry answers at ${url}: ${how}. End that program, or choose another port (agent config set demo.api_registry_port …), then: agent start demo`,
  )
/** 501: an onboarded tool that nothing runs. */
export const toolHasNoEndpoint = (toolName: string) =>
  new AgentError(
    'NO_ENDPOINT',
    501,
    `Tool ${toolName} was onboarded without an endpoint. Onboard it again with "endpoint": {"url": "https://…"}`,
  )

// -------------------------------------------------------------- command line and settings

/** Wrong settings: names the file, the key, the value and what is allowed. */
export const settingInvalid = (file: string, key: string, value: unknown, allowed: string) =>
  new AgentError('SETTING_INVALID', 422, `${file}: ${key} = ${JSON.stringify(value)} is not valid: ${allowed}`)
/** A port that something else holds; `way` says with what another one is chosen. */
export const portInUse = (port: number, holder?: string, way = '--port') =>
  new AgentError(
    'PORT_IN_USE',
    409,
    `Port ${port} is in use${holder ? ` by ${holder}` : ' by another program'}. Choose another with ${way}.`,
  )
/** A certificate or key of [server] that cannot be used; says which file, why, and what to do. */
export const tlsUnusable = (file: string, why: string, cause?: unknown) =>
  new AgentError('TLS_UNUSABLE', 422, `${file}: ${why}`, { cause })
/** A file that NAME_FILE names, and that holds no secret that can be used. */
export const secretFileUnusable = (variable: string, file: string, why: string, cause?: unknown) =>
  new AgentError('SECRET_FILE', 422, `${variable}: the file ${file} ${why}`, { cause })
/** Wrong use of a command. */
export const usage = (message: string) => new AgentError('USAGE', 422, message, { exitCode: 2 })
/** One thing wrong with the settings. Without a key the message speaks for itself. */
export interface SettingProblem {
  where: string
  key?: string
  value?: unknown
  message: string
}
/** Wrong settings, one line for each thing wrong, with its place. */
export const settingsInvalid = (problems: SettingProblem[]) =>
  new AgentError('SETTING_INVALID', 422, problems.map(describeProblem).join('\n'), { detail: problems })
const describeProblem = ({ where, key, value, message }: SettingProblem) =>
  key === undefined
    ? `${where}: ${message}`
    : `${where}: ${key} = ${JSON.stringify(value)} is not valid. Allowed: ${message}`
/** A settings file that cannot be read. */
export const settingsUnreadable = (file: string, cause: unknown) =>
  new AgentError('SETTINGS_UNREADABLE', 500, `${file} cannot be read: ${systemReason(cause)}`, { cause })
/** A settings file that cannot be written. */
export const settingsUnwritable = (file: string, cause: unknown) =>
  new AgentError('SETTINGS_UNWRITABLE', 500, `${file} cannot be written: ${systemReason(cause)}`, { cause })
/** The state folder cannot be written. */
export const stateFolderUnusable = (folder: string, cause: unknown) =>
  new AgentError(
    'STATE_FOLDER',
    500,
    `The state folder ${folder} cannot be written: ${systemReason(cause)}. Set AGENT_HOME to a folder that can.`,
    { cause },
  )
/** A component ended or did not become healthy while it was being started. */
export const startFailed = (label: string, why: string, logFile: string) =>
  new AgentError('START_FAILED', 500, `${label} did not start: ${why}\nIts log is ${logFile}`)
/** A component that is needed does not answer. */
export const notRunning = (label: string, url: string, command: string, cause?: unknown) =>
  new AgentError('NOT_RUNNING', 503, `${label} does not answer at ${url}. Start it: ${command}`, { cause })
/** The demo is switched off in the settings. */
export const demoDisabled = (source: string) =>
  new AgentError(
    'DEMO_DISABLED',
    409,
    `The demo is switched off: demo.enabled = false (${source}). Switch it on: agent config set demo.enabled true`,
  )

// -------------------------------------------------------------- backup and restore

/** A file that is no backup, or no whole one. */
export const backupDamaged = (file: string, why: string, cause?: unknown) =>
  new AgentError('BACKUP_DAMAGED', 422, `${file} is no usable backup: ${why}. Nothing was changed.`, { cause })
/** Something is where the backup or the restored project would go. */
export const backupInTheWay = (file: string, next: string) =>
  new AgentError('BACKUP_IN_THE_WAY', 409, `${file} exists already and is left as it is. ${next}`)
/** The disk refuses a backup or a restore. */
export const backupFailed = (what: string, cause: unknown) =>
  new AgentError('BACKUP_FAILED', 507, `${what}: ${systemReason(cause)}. Nothing was changed.`, { cause })
/** A restore that was begun: it has to be finished before anything else. */
export const restoreUnfinished = (folder: string, cause: unknown) =>
  new AgentError(
    'RESTORE_UNFINISHED',
    507,
    `A restore of ${folder} was begun and cannot be finished: ${systemReason(cause)}. Nothing is lost: mend that, then any agent command finishes it.`,
    { cause },
  )
/** A restore while something uses the state. */
export const restoreWhileRunning = (what: string) =>
  new AgentError(
    'RESTORE_RUNNING',
    409,
    `${what}. Nothing was changed. Stop it first (agent stop all), or let this command do so: --force`,
  )

/** `agent licenses` in a source tree where nothing was built. */
export const notBuilt = (cause: unknown) =>
  new AgentError(
    'NOT_BUILT',
    404,
    'The notices of what the program is made of are written when it is built. Run: npm run build',
    { cause },
  )

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the limit for the size of files is reached',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a file of that name is in the way',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
}
/** An error of the operating system in plain words. */
export const systemReason = (error: unknown): string =>
  SYSTEM_REASONS[(error as NodeJS.ErrnoException | undefined)?.code ?? ''] ?? messageOf(error)
