import type { Catalogue } from '../../src/agent/catalogue/read-catalogue.ts'
import type { RegistryClient } from '../../src/agent/registry-client.ts'
import { splitIdentifier, stem } from '../../src/lib/words.ts'

/** The search of a registry in this process: tools whose names, descriptions and parameters share words with the query. */
export const searchRecords =
  (catalogue: () => Catalogue): RegistryClient['search'] =>
  async (words, { apps, limit }) => {
    const asked = new Set(splitIdentifier(words).map(stem))
    return Object.values(catalogue())
      .flatMap(records => Object.values(records))
      .filter(record => !apps || apps.includes(record.app_name))
      .map(record => {
        const shared = (text: string) =>
          new Set(
            splitIdentifier(text)
              .map(stem)
              .filter(word => asked.has(word)),
          ).size
        const parameters = record.parameters.map(p => p.name).join(' ')
        return { ...record, score: 3 * shared(record.api_name) + shared(record.description) + shared(parameters) }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit)
  }
