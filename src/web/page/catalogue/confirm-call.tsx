import type { CatalogueTool } from '../../../contract/catalogue.ts'
import { formatValue } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { withoutSecrets } from './kept-arguments.ts'

interface ConfirmCallProps {
  tool: CatalogueTool
  args: Record<string, unknown>
  onYes: () => void
  onClose: () => void
}

/** The question before a call that may change data: what is called, where, and with what. */
export function ConfirmCall({ tool, args, onYes, onClose }: ConfirmCallProps) {
  const { api_name: name, app_name: app, method, path, read_only: readOnly, description } = tool
  const deletes = /^delete$/i.test(method)
  const given = Object.entries(withoutSecrets(args, tool.input_schema, '•••'))
  return (
    <Dialog
      title={deletes ? 'This deletes data. Go ahead?' : readOnly ? 'Call it?' : 'This changes data. Go ahead?'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look={deletes ? 'danger' : 'primary'} onClick={onYes}>
            {deletes ? 'Yes, delete' : readOnly ? 'Yes, call it' : 'Yes, change it'}
          </Button>
        </>
      }
    >
      <p>
        <strong dir="auto">{name}</strong>
        {' of '}
        <bdi>{app}</bdi>
      </p>
      <p>
        <code dir="ltr">{`${method} ${path}`}</code>
      </p>
      {description && (
        <p class="clamp" dir="auto">
          {description}
        </p>
      )}
      {given.length ? (
        <dl class="given">
          {given.map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd dir="auto">{typeof value === 'string' ? value || '(empty)' : formatValue(value, key)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p class="note">Without arguments.</p>
      )}
    </Dialog>
  )
}
