/**
 * What a code means and what to do about it, for readers who see it for the first time. A code without a line here is
 * told by the comment above its error and by its message.
 */
export const ADVICE: Readonly<Record<string, { meaning?: string; todo: string }>> = {
  ADDRESS_LEADS_AWAY: {
    meaning: 'The address leads to another origin, where a credential of yours would have to go',
    todo: 'add the service by the address that it leads to, if the credential may go there.',
  },
  ADDRESS_REFUSED: {
    meaning: 'The registry does not connect to this address: it is private or that of a cloud’s metadata service',
    todo: 'put a service of your own network into the [registry file](../registry-file.md), or set `registry.allow_private_addresses`. [Which addresses are called](../registry-calls.md#which-addresses-are-called).',
  },
  ADMIN_KEY_NEEDED: {
    meaning: 'Changes of the catalogue need the admin key, and none came, or a wrong one',
    todo: 'set `AGENT_REGISTRY_ADMIN_KEY` where you call, too, or send `Authorization: Bearer <key>`.',
  },
  AMBIGUOUS: {
    meaning: 'Several records or readings fit, and the answer names them',
    todo: 'answer with the one that is meant, by its place, its name or anything that only it has.',
  },
  API_DISABLED: {
    meaning: 'The question needs the services, and the run mode or `api_mode.enabled` excludes them',
    todo: '`agent mode hybrid` or `agent mode api`, or `agent config set api_mode.enabled true`.',
  },
  APPLICATION_NOT_FOUND: {
    meaning: 'No application of this name is registered',
    todo: '`agent apis list` names all of them.',
  },
  ARGUMENTS_INVALID: {
    meaning: 'The arguments do not fit the tool’s schema; nothing was called',
    todo: '`agent tools info <tool>` shows what it takes. Arguments that a tool does not have are refused too, unless `registry.unknown_arguments` is `drop`.',
  },
  AUTH_INVALID: {
    meaning: 'The credentials of a service cannot be used as they are written',
    todo: 'correct `auth` of its entry: [Credentials](../registry-file.md#credentials).',
  },
  BAD_REQUEST: { todo: 'look at the message: the path or a header cannot be read.' },
  BROWSER_DISABLED: {
    meaning: 'The message is about a web page, and the browser is switched off',
    todo: '`agent mode hybrid`, or `agent config set api_mode.browser_enabled true`.',
  },
  BROWSER_NOT_STARTED: {
    meaning: 'The browser service could not be started',
    todo: '`agent doctor` says which browser is used and how to get one; `agent logs browser` says why it failed.',
  },
  BUDGET: {
    meaning: 'A limit of the policies or of the model engine is reached (calls, tokens, cost, turns or time)',
    todo: 'ask something narrower, or raise the limit that the message names: [Spending](../policies.md#spending).',
  },
  BUSY: {
    meaning: 'Too many calls wait for one service (429), or a call waited its whole time for a place (503)',
    todo: 'try again in a moment, or raise `api_mode.max_concurrent_requests`.',
  },
  CANCELLED: {
    meaning: 'The answer was stopped, by you or because the server ended meanwhile',
    todo: 'ask again. Whether a change may have been made by then stands in the answer.',
  },
  CLIENT_GONE: { todo: 'nothing: whoever asked closed the connection. It stands in the audit log only.' },
  CONFIRMATION_NEEDED: {
    meaning: 'The tool changes something, and the call that tries it has no yes; nothing was called',
    todo: 'send the same with `"confirmed": true`.',
  },
  CONFLICT: {
    meaning: 'The request contradicts what is stored: a name is taken, a decision was made already',
    todo: 'look at what is there, then choose another name or leave it.',
  },
  DATABASE_UNUSABLE: {
    meaning: 'The database of the CRM demo cannot be opened',
    todo: 'check the folder and the disk, or seed it anew: `agent start crm --reset`.',
  },
  DEMO_DISABLED: {
    meaning: 'The demo is switched off in the settings',
    todo: '`agent config set demo.enabled true`, or start the parts that you want: `agent start registry`.',
  },
  EVAL_FILE: {
    meaning: 'The file of questions cannot be read or has no question to ask',
    todo: 'look at the line that the message names; [the form of the file](../evaluation.md#your-own-questions-agent-eval).',
  },
  FORBIDDEN: {
    meaning: 'A policy of this agent forbids the tool, the topic or the page; nothing was called',
    todo: 'whoever runs the agent may change `[policies]`: [Instructions and policies](../policies.md).',
  },
  FORBIDDEN_ORIGIN: {
    meaning: 'The request came under another host name, or from a web page of elsewhere (DNS rebinding, cross-site)',
    todo: 'use the address that the message names. A program sends no `Origin` header.',
  },
  GONE: {
    meaning: 'The complete result of this answer is not kept any more',
    todo: 'ask again. How long results are kept: [Complete results](../conversations.md#complete-results).',
  },
  HOST_UNKNOWN: {
    meaning: 'The machine does not have the address that the server is to listen on',
    todo: 'correct `--host` or `server.host`; `127.0.0.1` always works.',
  },
  INCOMPLETE: {
    meaning:
      'The answer rests on less than was asked for: a list was not read to its end, a part failed, a figure is unconfirmed',
    todo: 'read what the answer says is missing, then ask something narrower or ask again.',
  },
  INTERNAL: {
    meaning: 'A defect: something went wrong inside the server',
    todo: 'the log has the details under the request id of the answer (`x-request-id`): `agent logs`. Please report it.',
  },
  MALFORMED_JSON: { todo: 'send valid JSON with `Content-Type: application/json`.' },
  MCP_UNREACHABLE: {
    meaning: 'An MCP server cannot be reached, or its command does not start',
    todo: '`agent apis info <app>` shows its last words; correct `url` or `command` of its entry: [MCP servers](../mcp-servers.md).',
  },
  METHOD_NOT_ALLOWED: {
    meaning: 'The path exists, the method does not',
    todo: 'use one of those in the header `Allow`.',
  },
  MODEL_CONTEXT: {
    meaning: 'The conversation is longer than the model can read',
    todo: 'begin a new conversation, or raise `model.context` if the model allows more.',
  },
  MODEL_FAILED: {
    meaning: 'The endpoint of the language model failed, or what it sent is no answer',
    todo: 'look at the message, check `model.base_url` and `model.provider`, then `agent doctor`.',
  },
  MODEL_KEY: {
    meaning: 'The endpoint wants a key and there is none, or it refuses the one that there is',
    todo: 'set the variable that the message names where the agent is started, then `agent restart agent`.',
  },
  MODEL_LIMIT: {
    meaning: 'The endpoint takes no more requests for now',
    todo: 'try again after the time that the message names.',
  },
  MODEL_MISSING: {
    meaning: 'No language model is configured, or the endpoint does not have the one that is',
    todo: '[connect one](../models.md), or correct `model.name`.',
  },
  MODEL_NO_TOOLS: {
    meaning: 'The model cannot call tools',
    todo: 'choose one that can: `agent config set model.name qwen3`.',
  },
  MODEL_TIMEOUT: {
    meaning: 'The model was silent for longer than `model.timeout`',
    todo: 'ask again (a model that is loaded first takes longer), or raise `model.timeout`.',
  },
  MODEL_UNREACHABLE: {
    meaning: 'Nothing answers at the address of the language model',
    todo: 'start it (`ollama serve`), or correct `model.base_url`.',
  },
  NEEDS_INPUT: {
    meaning: 'Something is missing or unclear, and the answer asks for it; nothing was called',
    todo: 'answer the question in the same conversation.',
  },
  NOT_A_FLOW: {
    meaning: 'This answer cannot be saved as a flow; the message says why',
    todo: 'save an answer that was worked out with a plan: [Flows](../flows.md#what-is-saved).',
  },
  NOT_AS_EXPECTED: {
    meaning: 'An expectation about a web page does not hold; the message says what is there instead',
    todo: 'correct the page, or the expectation.',
  },
  NOT_AVAILABLE: {
    meaning: 'No registered tool can do this, or what it needs is not there now',
    todo: '`agent apis list` shows what is registered and whether it is ready; "help" says what can be asked.',
  },
  NOT_FOUND: {
    meaning: 'The record, tool, page or path does not exist',
    todo: 'check the spelling; a server lists its paths at `/openapi.json`.',
  },
  NOT_RUNNING: {
    meaning: 'A component that is needed does not run or does not answer',
    todo: '`agent status`, then the command that the message names.',
  },
  NO_ENDPOINT: {
    meaning: 'The tool was onboarded without an endpoint, so nothing can run it',
    todo: 'onboard it again with `endpoint`: [Onboarding](../registry-calls.md#onboarding-and-the-admin-key).',
  },
  NO_SERVER: {
    meaning: 'The description names no server that can be called',
    todo: 'give its entry a `base_url`.',
  },
  OPENAPI_INVALID: {
    meaning: 'What is at the address is no OpenAPI description that can be read',
    todo: 'look at the message; give the address of the description itself (`/openapi.json`).',
  },
  OPENAPI_UNREACHABLE: {
    meaning: 'The OpenAPI description cannot be fetched',
    todo: 'open the address yourself: is the service running, is the address right, does it ask for a credential?',
  },
  PORT_FORBIDDEN: { meaning: 'The port may not be used by this user', todo: 'choose one above 1023.' },
  PORT_IN_USE: {
    meaning: 'Another program, or another start of this one, holds the port',
    todo: '`agent status` says whether it is ours; else `--port`, the setting or the variable that the message names.',
  },
  REGISTRY_FILE_INVALID: {
    meaning: 'The registry file as a whole cannot be read',
    todo: 'correct the line that the message names: [The registry file](../registry-file.md).',
  },
  REGISTRY_FILE_MISSING: {
    meaning: 'There is no registry file where one is looked for',
    todo: 'create it, or name another with `MCP_SERVERS_FILE`.',
  },
  REGISTRY_SLOW: { meaning: 'The registry gave no answer in time', todo: '`agent logs api-registry`.' },
  REGISTRY_UNREACHABLE: {
    meaning: 'The agent finds no registry',
    todo: '`agent start registry`. A registry elsewhere: `agent config get demo.api_registry_port`.',
  },
  SERVICE: {
    meaning: 'A component answered the command line with something that cannot be used',
    todo: '`agent status` and `agent logs`; is another program on its port?',
  },
  SERVICE_AUTH_NEEDED: {
    meaning: 'The service at this address asks for a credential, or refuses the one that was given',
    todo: 'put it into a variable of the registry’s environment and name that: [Credentials](../adding-services.md#credentials).',
  },
  SERVICE_CONNECTING: {
    meaning: 'The service is still being connected to',
    todo: 'try again in a moment; `agent apis info <app>` shows the state.',
  },
  SERVICE_INVALID: { meaning: 'The service cannot be added', todo: 'look at the message.' },
  SERVICE_IS_REGISTRY: {
    meaning: 'The address is that of the registry itself',
    todo: 'give the address of the service that you meant.',
  },
  SERVICE_MISCONFIGURED: {
    meaning: 'The entry of this service in the registry file cannot be used',
    todo: '`agent doctor` names the file, the line and what was expected.',
  },
  SERVICE_NOT_RECOGNISED: {
    meaning: 'Nothing at the address describes itself as OpenAPI, MCP or TRM',
    todo: 'give the address of the description itself, or say what it is with `--type`.',
  },
  SERVICE_PAUSED: {
    meaning: 'The service gave no answer several times in a row and is left alone for a while; nothing was sent',
    todo: 'try again after the time that the message names: [Circuit breaker](../observability.md#circuit-breaker).',
  },
  SERVICE_SLOW: {
    meaning: 'What is at the address was not found out in time',
    todo: 'give the address of its description, or say what it is with `--type`.',
  },
  SETTINGS_UNREADABLE: { meaning: 'The settings file cannot be read', todo: 'check its permissions, or `--settings`.' },
  SETTINGS_UNWRITABLE: { meaning: 'The settings file cannot be written', todo: 'check its permissions and the disk.' },
  SETTING_INVALID: {
    meaning: 'A setting, a variable or a flag has a value that is not allowed',
    todo: 'the message names its place and what is allowed; [every setting](settings.md).',
  },
  START_BUSY: {
    meaning: 'Another start of this project is under way',
    todo: 'wait for it; `agent status` shows what runs.',
  },
  START_FAILED: {
    meaning: 'A component ended or did not become healthy while it was started',
    todo: 'read the log that the message names: `agent logs <component>`; then `agent doctor`.',
  },
  STATE_FOLDER: {
    meaning: 'The state folder cannot be used',
    todo: 'free some space, correct its permissions, or set `AGENT_HOME` to another folder.',
  },
  STATE_NEWER: {
    meaning: 'The state was written by a newer version of the program; nothing of it is read or changed',
    todo: 'use that version, restore a backup of before, or start with another state folder (`AGENT_HOME`).',
  },
  STATE_NOT_WRITABLE: {
    meaning: 'What has to be kept cannot be written: the disk is full, read-only or not permitted',
    todo: 'free some space or correct the permissions; the next request works again without a restart.',
  },
  STATE_UNWRITABLE: {
    meaning: 'A file of the state folder cannot be written, or is damaged and therefore left as it is',
    todo: 'free some space, or mend or remove the file that the message names.',
  },
  STOPPING: { todo: 'try again in a moment: the server is being stopped or restarted.' },
  STORAGE_FAILED: {
    meaning: 'The database of the CRM demo cannot be used: it was removed, replaced, is damaged or locked',
    todo: 'look at the message; `agent restart crm`, and with `agent start crm --reset` its data are those of the demo again.',
  },
  TEST_FILE: {
    meaning: 'The file of UI tests cannot be read or has no test to run',
    todo: 'look at the line that the message names; [the form of the file](../test-ui.md#the-file).',
  },
  TIMEOUT: {
    meaning: 'A service gave no answer within `api_mode.request_timeout`',
    todo: 'try again, or give its entry a longer `timeout`.',
  },
  TOOL_CHANGED: {
    meaning: 'The tool is not what it was when it was first used, and `registry.tool_changes` is `block`',
    todo: 'look at the change in `GET /status`; when it is wanted: `agent apis trust <app>`.',
  },
  TOOL_FAILED: {
    meaning: 'A service was called and failed; an answer that says so is no answer with figures',
    todo: 'the message has its reason; `agent activity --failed` shows the call.',
  },
  TOOL_GONE: {
    meaning: 'The service no longer has this tool',
    todo: '`agent apis refresh <app>` reads its list again.',
  },
  TOOL_NOT_FOUND: {
    meaning: 'No service has a tool of this name',
    todo: '`agent tools search <words>`; the nearest names stand in `detail`.',
  },
  TOO_LARGE: {
    meaning: 'The body or the message is larger than allowed',
    todo: 'send less; the message names the limit.',
  },
  TOO_MANY: {
    meaning: 'Too many messages of this conversation wait already',
    todo: 'wait for an answer, then try again.',
  },
  TRM_UNREACHABLE: {
    meaning: 'The TRM service cannot be reached, or gives no list of tools',
    todo: 'check `url` and `auth` of its entry: [TRM services](../registry-file.md#trm-services).',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    meaning: 'The body has a charset or an encoding that is not read',
    todo: 'send UTF-8 JSON.',
  },
  UPSTREAM_BAD_ANSWER: {
    meaning: 'The service answered with something that cannot be used',
    todo: 'the message says what; tell whoever runs the service.',
  },
  UPSTREAM_ERROR: {
    meaning: 'The service answered with an error of its own; its status and body are passed on',
    todo: 'read `detail`: it is what the service says.',
  },
  UPSTREAM_UNREACHABLE: {
    meaning: 'The service cannot be reached, or ended in the middle of a call',
    todo: 'start it; `agent apis info <app>` shows its state. A local MCP server is started again by itself.',
  },
  USAGE: {
    meaning: 'Wrong use of a command: unknown command, option or value, or an argument is missing',
    todo: '`agent help <command>`, or [every command](commands.md).',
  },
  VALIDATION: {
    meaning: 'The request is JSON, but not what was described',
    todo: '`detail` lists each place (`loc`) with what is wrong (`msg`).',
  },
  VARIABLE_REFUSED: {
    meaning: 'The named variable holds a secret of this program, which no service gets',
    todo: 'name another variable.',
  },
  VARIABLE_UNSET: {
    meaning: 'The named variable is not set where the registry runs',
    todo: 'set it there, then `agent restart registry`.',
  },

  CUT_OFF: {
    meaning: 'The server that worked on the answer was without its database for too long, and another one went on',
    todo: 'look at the conversation, then ask again.',
  },
  DATABASE_UNREACHABLE: {
    meaning: 'The PostgreSQL server of `database.url` cannot be reached',
    todo: 'check that it runs and that `AGENT_DATABASE_URL` is right. The components go on by themselves when it is back.',
  },
  INTERNAL_KEY_SHORT: { todo: '`openssl rand -base64 32`, the same on every machine.' },
  KEY_UNKNOWN: { meaning: 'There is no key of this name', todo: '`agent keys list` names all of them.' },
  NOT_BUILT: {
    meaning: 'The notices of licences are made by a build, and this checkout was not built',
    todo: '`npm run build`.',
  },
  NOT_READY: {
    meaning: 'The server runs, and its store cannot be read at the moment (`/ready`)',
    todo: 'its log has the details; a balancer sends requests elsewhere meanwhile.',
  },
  SECRET_FILE: {
    meaning:
      'The file that a variable ending in `_FILE` names cannot be used: it is not there, not readable, empty or too long',
    todo: 'correct the path or the file; [secrets from files](settings.md#environment-variables).',
  },
  SERVICE_FOREIGN: {
    meaning: 'A unit of systemd is there that this program did not write',
    todo: 'move it away, then `agent service install`.',
  },
  SERVICE_UNSUPPORTED: {
    meaning: 'Units are written for systemd, which this machine does not have',
    todo: 'let the system’s own way of starting programs run `agent start demo --foreground`.',
  },

  BACKUP_DAMAGED: { todo: 'use another backup; nothing was changed.' },
  BACKUP_FAILED: { todo: 'free some space or choose another folder; nothing was changed.' },
  BACKUP_IN_THE_WAY: { todo: 'choose another name, or move away what is there.' },
  RESTORE_RUNNING: { todo: '`agent stop all` first, or `--force`.' },
  RESTORE_UNFINISHED: { todo: 'mend what the message names; then any command of `agent` finishes it.' },
  KEYS_MISSING: { todo: '`agent keys add <name> --scope admin`, or listen on 127.0.0.1.' },
  KEYS_UNREADABLE: { todo: 'mend or remove the file that the message names.' },
  KEY_EXISTS: { todo: 'choose another name, or revoke the old key first.' },
  KEY_NEEDED: { todo: 'send `Authorization: Bearer <key>`; a key comes from `agent keys add`.' },
  KEY_REFUSED: {
    todo: 'make a new key with `agent keys add`; the log of the server says what is wrong with the old one.',
  },
  SCOPE_TOO_SMALL: { todo: 'use a key of the scope that the message names.' },
  RATE_LIMITED: { todo: 'wait for the time in `Retry-After`, or raise `server.rate_limit`.' },
  TOO_MANY_CONNECTIONS: { todo: 'try again in a moment, or raise `server.max_connections`.' },
  TLS_UNUSABLE: { todo: 'correct `server.tls_cert` and `server.tls_key`, as the message says.' },
  HTTPS_ONLY: { todo: 'use `https://` in the address.' },
  REQUEST_TIMEOUT: { todo: 'send the request in one go; slow connections are closed.' },
  HEADERS_TOO_LARGE: { todo: 'send fewer or shorter headers.' },
}
