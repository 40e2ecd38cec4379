import type { ParameterRecord } from '../../../contract/registry.ts'
import { FactsTable, type FactsColumn } from '../ui/facts-table.tsx'

/** Longest default that is told. */
const LONGEST = 120

const COLUMNS: readonly FactsColumn<ParameterRecord>[] = [
  {
    label: 'Name',
    kind: 'head',
    of: ({ name, in: place }) => (
      <>
        <code>{name}</code>
        {place && place !== 'argument' && <small>{` ${place}`}</small>}
      </>
    ),
  },
  { label: 'Type', of: ({ type }) => type },
  { label: 'Required', of: ({ required }) => (required ? 'Required' : 'Optional') },
  {
    label: 'Constraints',
    dir: 'auto',
    of: ({ constraints, default: otherwise }) => {
      const told = otherwise === undefined ? [] : [`default: ${JSON.stringify(otherwise).slice(0, LONGEST)}`]
      return [...constraints, ...told].map(text => <p key={text}>{text}</p>)
    },
  },
  { label: 'Description', kind: 'wide', dir: 'auto', of: ({ description }) => description },
]

/** Parameters of a tool: what each is, whether it is needed, and what it may be. */
export function ParameterTable({ parameters }: { parameters: readonly ParameterRecord[] }) {
  if (!parameters.length) return <p class="note">It takes no arguments.</p>
  return (
    <FactsTable
      label="Parameters"
      columns={COLUMNS}
      rows={parameters}
      keyOf={({ name, in: place }) => `${place}/${name}`}
    />
  )
}
