import type { AddedType, PreviewServiceRequest } from '../../../contract/services.ts'

/** What was typed about a service. */
export interface ServiceDraft {
  url: string
  name: string
  /** '' is found out. */
  type: '' | AddedType
  /** '': it needs none. */
  authType: string
  variable: string
  key: string
}

const TYPES: Record<AddedType, string> = { openapi: 'OpenAPI service', mcp: 'MCP server', trm: 'TRM service' }
const AUTH: [type: string, label: string, key?: string][] = [
  ['', 'None'],
  ['bearer', 'Bearer token'],
  ['basic', 'User and password (basic)'],
  ['api-key', 'API key', 'Name of the header'],
  ['header', 'A header', 'Name of the header'],
  ['query', 'A parameter of the address', 'Name of the parameter'],
  ['cookie', 'A cookie', 'Name of the cookie'],
]

/** The request for what was typed; what is empty is left out. */
export function toRequest({ url, name, type, authType, variable, key }: ServiceDraft): PreviewServiceRequest {
  const isKeyed = AUTH.some(([one, , label]) => one === authType && label)
  return {
    url: url.trim(),
    ...(name.trim() && { name: name.trim() }),
    ...(type && { type }),
    ...(authType &&
      variable.trim() && {
        auth: { type: authType, variable: variable.trim(), ...(isKeyed && key.trim() && { key: key.trim() }) },
      }),
  }
}

interface ServiceFieldsProps {
  draft: ServiceDraft
  onEdit: (part: Partial<ServiceDraft>) => void
}

/** Address, kind and credential of a service. */
export function ServiceFields({ draft: { url, type, authType, variable, key }, onEdit }: ServiceFieldsProps) {
  const known = AUTH.some(([one]) => one === authType)
  const keyLabel = AUTH.find(([one]) => one === authType)?.[2]
  return (
    <>
      <label class="field">
        <span>Address</span>
        <input
          required
          inputMode="url"
          autoComplete="off"
          spellcheck={false}
          dir="ltr"
          placeholder="https://api.example.com/openapi.json"
          value={url}
          onInput={({ currentTarget }) => onEdit({ url: currentTarget.value })}
        />
        <small>
          Of the service, of its OpenAPI description or documentation page, of an MCP endpoint, or of a TRM service.
        </small>
      </label>
      <div class="form-row">
        <label class="field">
          <span>What it is</span>
          <select value={type} onChange={({ currentTarget }) => onEdit({ type: currentTarget.value as AddedType })}>
            <option value="">Find out</option>
            {Object.entries(TYPES).map(([one, label]) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>Credential</span>
          <select value={authType} onChange={({ currentTarget }) => onEdit({ authType: currentTarget.value })}>
            {!known && <option value={authType}>{authType}</option>}
            {AUTH.map(([one, label]) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {authType && (
          <label class="field">
            <span>Environment variable with the credential</span>
            <input
              required
              pattern="[A-Za-z_][A-Za-z0-9_]*"
              title="The name of an environment variable: letters, digits and underscores"
              autoComplete="off"
              spellcheck={false}
              dir="ltr"
              placeholder="MY_SERVICE_TOKEN"
              value={variable}
              onInput={({ currentTarget }) => onEdit({ variable: currentTarget.value })}
            />
          </label>
        )}
        {keyLabel && (
          <label class="field">
            <span>{keyLabel}</span>
            <input
              required
              autoComplete="off"
              spellcheck={false}
              dir="ltr"
              value={key}
              onInput={({ currentTarget }) => onEdit({ key: currentTarget.value })}
            />
          </label>
        )}
      </div>
      {authType && (
        <p class="note">
          {`No secret is typed here: it would pass through this browser and be stored. Put it into an environment variable where the registry runs${authType === 'basic' ? ' as user:password' : ''}, restart the registry, and give the name of the variable.`}
        </p>
      )}
    </>
  )
}
