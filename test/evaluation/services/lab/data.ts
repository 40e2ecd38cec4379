import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export const MATRICES = ['water', 'soil', 'blood', 'food'] as const
export const SAMPLE_STATES = ['received', 'in_analysis', 'reported', 'discarded'] as const

export type LabData = ReturnType<typeof createLabData>

/** 8 analysers, 70 samples and 110 measurements. */
export function createLabData(clock: Date) {
  const random = createRandom(20_26_317)
  const { day } = createDays(clock)
  const analysers = ['Argus', 'Boreas', 'Cygnus', 'Draco', 'Electra', 'Fornax', 'Gemini', 'Hydra'].map(
    (name, index) => ({
      // oxfmt-ignore
      id: 11 + index,
      name,
      method: random.pick(['chromatography', 'spectrometry', 'titration']),
      purchase_price: 500 * random.whole(20, 300),
      last_calibration: day(-random.whole(3, 400)),
      in_service: index % 3 !== 1,
    }),
  )
  const samples = Array.from({ length: 70 }, (_, index) => ({
    id: 5001 + index,
    label: `LS-${String(2210 + index * 3)}`,
    matrix: random.pick(MATRICES) as string,
    client: random.pick(['Ridgeway Council', 'Millbrook Farms', 'St Brendan Hospital', 'Oakham Brewery']),
    received_on: day(-random.whole(0, 200)),
    status: random.pick(SAMPLE_STATES) as string,
    weight_g: random.whole(5, 900),
  }))
  const measurements = Array.from({ length: 110 }, (_, index) => ({
    id: 90_001 + index,
    sample_id: random.pick(samples).id,
    analyser_id: random.pick(analysers).id,
    analyte: random.pick(['lead', 'nitrate', 'mercury', 'glucose']),
    concentration: random.whole(1, 4000) / 100,
    cost: random.whole(18, 140),
    measured_on: day(-random.whole(0, 190)),
  }))
  return { analysers, samples, measurements }
}
