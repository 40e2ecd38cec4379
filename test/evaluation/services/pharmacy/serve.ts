import { listenJson, type Handler } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { refuse } from '../fastapi.ts'
import { createReset } from '../records.ts'
import { createHandlers, cutBySkip, mergeInto } from '../serve-rows.ts'
import { createPharmacyData, type PharmacyData } from './data.ts'
import { PHARMACY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof PharmacyData
/** What a key points to. */
const TARGETS: Record<string, Kind> = { patientId: 'pharmacyPatients', doctorId: 'prescribers', medicineId: 'medicines' } // oxfmt-ignore

/** Starts the pharmacy. `data` is what it serves and changes; `reset` puts it back. */
export async function startPharmacy({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPharmacyData(clock)
  const { day } = createDays(clock)
  const { list, withRow, remove, add, isThere } = createHandlers<Kind>(data, cutBySkip)
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `No such ${lost.replace('Id', '')}`
  }
  const change = (kind: Kind) => withRow(kind, (row, given) => void mergeInto(row, given))
  /** What is fetched is dated. */
  const handOut = withRow('pharmacyScripts', (row, given) => {
    if (row.status === 'expired' && given.status === 'collected') return refuse(409, 'The prescription has expired')
    const isFetched = given.status === 'collected' && row.status !== 'collected'
    return void mergeInto(row, { ...(isFetched && { collectedOn: day(0) }), ...given })
  })
  const stock = (given: Given) => ({ manufacturer: null, packSize: 1, stock: 0, reorderLevel: 10, prescriptionOnly: true, expiresOn: day(365), ...given }) // oxfmt-ignore
  const enrol = (given: Given) => ({ email: null, phone: null, town: null, insurer: null, allergies: [], ...given })
  const take = (given: Given) => wrong(given) ?? { quantity: 1, repeatsLeft: 0, ...given, rxNumber: 'RX-99901', status: 'received', issuedOn: day(0), collectedOn: null, copayment: 0 } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PHARMACY_DESCRIPTION })],
    ...read('medicines', 'medicines', 'form', 'manufacturer'),
    ...read('prescribers', 'doctors', 'practice'),
    ...read('pharmacyPatients', 'patients', 'town'),
    ...read('pharmacyScripts', 'prescriptions', 'patientId', 'doctorId', 'medicineId', 'status'),
    ['POST', at('medicines'), add('medicines', ['name', 'activeIngredient', 'form', 'price'], stock)],
    ['PATCH', at('medicines/:id'), change('medicines')],
    ['DELETE', at('medicines/:id'), remove('medicines')],
    ['POST', at('patients'), add('pharmacyPatients', ['firstName', 'lastName', 'birthDate'], enrol)],
    ['PATCH', at('patients/:id'), change('pharmacyPatients')],
    ['DELETE', at('patients/:id'), remove('pharmacyPatients')],
    ['POST', at('prescriptions'), add('pharmacyScripts', ['patientId', 'doctorId', 'medicineId'], take)],
    ['PATCH', at('prescriptions/:id'), handOut],
    ['DELETE', at('prescriptions/:id'), remove('pharmacyScripts')],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
