import type { DeclaredService, RegistryFile } from '../file/read-registry-file.ts'

/** Services of the program's own, beside those of the file. One of the same name in the file takes the place of such a one. */
export interface BuiltInServices {
  set(services: readonly DeclaredService[]): void
  /** The file as it was taken last; undefined before the first one. */
  readonly file: RegistryFile | undefined
  /** Takes a file; gives its services and those built in that it leaves room for. */
  join(file: RegistryFile): DeclaredService[]
  /** Whether an application is one of them. */
  has(app: string): boolean
  /** What has to be said about an application of the file that has the name of one of them. */
  noteOn(app: string): string[]
}

/** None at first. */
export function createBuiltInServices(): BuiltInServices {
  let latest: RegistryFile | undefined
  let builtIn: readonly DeclaredService[] = []
  const isNamed = (app: string) => builtIn.some(({ name }) => name === app)
  const isInFile = (app: string) => latest?.services.some(({ name }) => name === app) ?? false
  return {
    set(services) {
      builtIn = services
    },
    get file() {
      return latest
    },
    join(file) {
      latest = file
      return [...file.services, ...builtIn.filter(({ name }) => !isInFile(name))]
    },
    has: app => isNamed(app) && !isInFile(app),
    noteOn: app =>
      isNamed(app) && isInFile(app) ? [`The service file's own '${app}' takes the place of the built-in one`] : [],
  }
}
