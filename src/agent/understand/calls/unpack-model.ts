import { eachInSlices } from '../../../lib/in-slices.ts'

/** The core of wink's English model: as a file, not as code, so that only who tags words has its 3 MB in memory. */
export const MODEL_ASSET = 'wink-eng-lite-web-model:dist/languages/cur/models/eng-core-web-model.json'

/** A list of features with what unpacking adds: the place of each, and sizes. */
interface Feature {
  list: unknown[]
  hash?: Record<string, number>
  intrinsicSize?: number
  index?: number
  maxIndex?: number
}

/** The core of wink's English model as its file has it: numbers of words in base64, lists of features without places. */
export interface PackedModel {
  packing: { layout: Record<string, number[]>; efList?: string[] }
  lexicon: unknown
  xpansions: unknown
  pos: { hash: Record<string, number> }
  features: Record<string, Feature>
}

/**
 * Unpacks the core of the model as `core` of wink-eng-lite-web-model does (read-core-model.js and load-core-model.js of
 * version 1.8), but in slices: in one go it holds up everything else for longer than anything may.
 */
export async function unpackModel(packed: PackedModel): Promise<PackedModel> {
  const model = structuredCloneShallow(packed)
  model.lexicon = readNumbers(packed.lexicon as string)
  model.xpansions = readNumbers(packed.xpansions as string)
  const own = Object.entries(model.packing.layout).filter(([, [, , , shared]]) => shared === 0)
  for (const name of new Set([...own.map(([one]) => one), 'lexeme'])) await hashFeature(model.features[name]!)
  for (const [name, [, most, shift]] of own) {
    const feature = model.features[name]!
    feature.intrinsicSize = feature.index = feature.list.length
    feature.maxIndex = most! >>> shift!
  }
  const { lexeme, posClusters } = model.features
  lexeme!.intrinsicSize = lexeme!.index = lexeme!.list.length
  posClusters!.list = posClusters!.list.map(names => new Set(String(names).split('_').map(name => model.pos.hash[name] ?? 0))) // oxfmt-ignore
  model.packing.efList = Object.entries(model.packing.layout).flatMap(([name, layout]) =>
    layout[4] === 1 ? [name] : [],
  )
  return model
}

/** A copy whose lists of features may grow while those of the file stay. */
const structuredCloneShallow = (packed: PackedModel): PackedModel => ({
  ...packed,
  packing: { ...packed.packing },
  features: Object.fromEntries(
    Object.entries(packed.features).map(([name, feature]) => [
      name,
      { ...feature, ...(Array.isArray(feature.list) && { list: [...feature.list] }) },
    ]),
  ),
})

/** The bytes of a text in base64 as numbers of four bytes. */
const readNumbers = (text: string): Uint32Array => new Uint32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer)

async function hashFeature(feature: Feature): Promise<void> {
  const hash = Object.create(null) as Record<string, number>
  await eachInSlices(feature.list, (item, at) => void (hash[String(item)] = at))
  feature.hash = hash
}
