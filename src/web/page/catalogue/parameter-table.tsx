import type { ParameterRecord } from '../../../contract/registry.ts'

/** Longest default that is told. */
const LONGEST = 120

/** Parameters of a tool: what each is, whether it is needed, and what it may be. */
export function ParameterTable({ parameters }: { parameters: readonly ParameterRecord[] }) {
  if (!parameters.length) return <p class="note">It takes no arguments.</p>
  return (
    <div class="facts-box" tabIndex={0} role="group" aria-label="Parameters">
      <table class="facts">
        <caption class="visually-hidden">Parameters</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Required</th>
            <th scope="col">Constraints</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, type, required, constraints, description, in: place, default: otherwise }) => (
            <tr key={`${place}/${name}`}>
              <th scope="row">
                <code>{name}</code>
                {place && place !== 'argument' && <small>{` ${place}`}</small>}
              </th>
              <td>{type}</td>
              <td>{required ? 'Required' : 'Optional'}</td>
              <td dir="auto">
                {[
                  ...constraints,
                  ...(otherwise === undefined ? [] : [`default: ${JSON.stringify(otherwise).slice(0, LONGEST)}`]),
                ].map(text => (
                  <p key={text}>{text}</p>
                ))}
              </td>
              <td class="wide" dir="auto">
                {description}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
