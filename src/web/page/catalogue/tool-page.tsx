import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { CatalogueTool } from '../../../contract/catalogue.ts'
import { RequestFailed } from '../api/client.ts'
import { emptyValue } from '../forms/empty-value.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { mode } from '../state/server.ts'
import { useRead } from '../state/use-read.ts'
import { isRecord } from '../text/format.ts'
import { CallCommands } from './call-commands.tsx'
import { Failure } from './failure.tsx'
import { keepArguments, keptArguments, withoutSecrets } from './kept-arguments.ts'
import { PageHeading } from './page-heading.tsx'
import { ParameterTable } from './parameter-table.tsx'
import { Effect } from './tool-list.tsx'
import { TryTool } from './try-tool.tsx'

const pathOf = (name: string) => `catalogue/tools/${encodeURIComponent(name)}`

/** One tool: what it does and takes and gives, a form to try it, and the same call from a terminal. */
export function ToolPage({ app, name }: { app: string; name: string }) {
  const [isShort, setShort] = useState(false)
  // What may be called depends on the mode: another one is read anew. (What follows # is not sent.)
  const path = pathOf(isShort ? `${app}_${name}` : name)
  const { value, failure, again } = useRead<CatalogueTool>(`${path}#${mode.value}`)
  // A reading that fails takes nothing away that was typed.
  const seen = useRef<CatalogueTool | undefined>(undefined)
  const tool = (seen.current = value ?? seen.current)
  // Also by its name within the application.
  useEffect(() => {
    if (failure instanceof RequestFailed && failure.status === 404 && !name.startsWith(`${app}_`)) setShort(true)
  }, [failure])
  return (
    <>
      <PageHeading
        title={tool?.api_name ?? name}
        way={[
          { label: 'Catalogue', to: { view: 'catalogue' } },
          { label: tool?.app_name ?? app, to: { view: 'catalogue', app: tool?.app_name ?? app } },
        ]}
      />
      <Failure error={failure} again={again} />
      {tool ? <ToolFacts key={tool.api_name} tool={tool} /> : !failure && <p class="note">Reading…</p>}
    </>
  )
}

function ToolFacts({ tool }: { tool: CatalogueTool }) {
  const { api_name: name, description, method, path, read_only: readOnly, secure, parameters, tags = [] } = tool
  const schema = useMemo(() => schemaOf(tool), [tool])
  const form = useSchemaForm(schema, keptArguments(name) ?? emptyValue(schema))
  const args = isRecord(form.value) ? form.value : {}
  useEffect(() => keepArguments(name, args, schema), [form.value])
  return (
    <>
      <p class="tool-facts">
        <Effect readOnly={readOnly} />
        <code dir="ltr">{`${method} ${path}`}</code>
        {secure && <span class="badge">Needs a credential</span>}
        {tags.slice(0, 8).map(tag => (
          <span key={tag} class="badge" dir="auto">
            {tag}
          </span>
        ))}
      </p>
      {description && (
        <p class="prose" dir="auto">
          {description}
        </p>
      )}
      <p class="note">{describeApproval(tool)}</p>
      <TryTool tool={tool} schema={schema} form={form} />
      <section aria-labelledby="parameters-heading">
        <h2 id="parameters-heading">Parameters</h2>
        <ParameterTable parameters={parameters} />
      </section>
      <section aria-labelledby="answer-heading">
        <h2 id="answer-heading">Answer</h2>
        <Shape shape={tool.response_schemas.success} />
      </section>
      <CallCommands tool={name} args={withoutSecrets(args, schema, '…')} needsYes={tool.approval === 'needed'} />
    </>
  )
}

/** The schema of its arguments; where a service tells none, made from its parameters. */
function schemaOf({ input_schema: schema, parameters }: CatalogueTool): Record<string, unknown> {
  if (schema && Object.keys(schema).length) return schema
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema: own, type, description }) => [name, own ?? { type, description }]),
    ),
    required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
  }
}

/** What a call needs, in a sentence. */
function describeApproval({ approval, approval_reason: reason = '', read_only: readOnly }: CatalogueTool): string {
  if (approval === 'forbidden') return 'It cannot be called at present.'
  if (approval === 'needed') return `A conversation asks for your yes before it is called. ${reason}`
  return readOnly
    ? 'A conversation calls it without asking: it changes nothing.'
    : 'A conversation calls it without asking, as the settings say ([features] approvals, [policies]).'
}

/** The fields of a result with their types. */
function Shape({ shape }: { shape: unknown }) {
  const text = JSON.stringify(shape, null, 2) ?? '{}'
  if (/^[[{]\s*[\]}]$/.test(text)) return <p class="note">The service does not describe it.</p>
  return (
    <pre class="shape" tabIndex={0} role="region" aria-label="Shape of the answer" dir="ltr">
      {text}
    </pre>
  )
}
