import type { PreviewServiceRequest, ServicePreview } from '../../../contract/services.ts'
import { SERVICE_KINDS } from './applications.ts'
import { Choice, TextInput } from './inputs.tsx'

/** What was typed about a service. */
export interface ServiceDraft {
  url: string
  name: string
  /** '' is found out. */
  type: '' | ServicePreview['type']
  /** '': it needs none. */
  authType: string
  variable: string
  key: string
}

const AUTH: [type: string, label: string, key?: string][] = [
  ['', 'None'],
  ['bearer', 'Bearer token'],
  ['basic', 'User and password (basic)'],
  ['api-key', 'API key', 'Its name, where the service tells none'],
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
  const keyLabel = AUTH.find(([one]) => one === authType)?.[2]
  // A preview may tell of another way than these.
  const ways = AUTH.map(([one, label]) => [one, label] as const)
  if (!ways.some(([one]) => one === authType)) ways.push([authType, authType])
  return (
    <>
      <TextInput
        label="Address"
        hint="Of the service, of its OpenAPI description or documentation page, of an MCP endpoint, or of a TRM service."
        inputMode="url"
        placeholder="https://api.example.com/openapi.json"
        value={url}
        onText={text => onEdit({ url: text })}
      />
      <div class="form-row">
        <Choice
          label="What it is"
          value={type}
          options={[['', 'Find out'], ...Object.entries(SERVICE_KINDS)]}
          onChoose={one => onEdit({ type: one as ServiceDraft['type'] })}
        />
        <Choice label="Credential" value={authType} options={ways} onChoose={one => onEdit({ authType: one })} />
        {authType && (
          <TextInput
            label="Environment variable with the credential"
            pattern="[A-Za-z_][A-Za-z0-9_]*"
            title="The name of an environment variable: letters, digits and underscores"
            placeholder="MY_SERVICE_TOKEN"
            value={variable}
            onText={text => onEdit({ variable: text })}
          />
        )}
        {keyLabel && (
          <TextInput
            label={keyLabel}
            // A description tells where its key goes.
            required={authType !== 'api-key'}
            value={key}
            onText={text => onEdit({ key: text })}
          />
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
