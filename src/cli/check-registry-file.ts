import type { LoadedSettings } from '../config/load-settings.ts'
import type { DeclaredService, RegistryFile } from '../registry/file/read-registry-file.ts'
import type { CommandContext } from './context.ts'
import { registryEnvironment, type RegistryAddresses } from './create-component.ts'

/**
 * Reads a service file with the registry's own reader, as the registry would in this project. Throws
 * REGISTRY_FILE_INVALID or REGISTRY_FILE_MISSING with file, line and reason when the file as a whole is wrong.
 */
export async function checkRegistryFile(
  { environment }: CommandContext,
  project: LoadedSettings,
  file: string,
  addresses: RegistryAddresses = {},
): Promise<RegistryFile> {
  const [{ readRegistryFile }, { settingVariables }] = await Promise.all([
    import('../registry/file/read-registry-file.ts'),
    import('../registry/file/setting-variables.ts'),
  ])
  return await readRegistryFile(file, {
    environment: registryEnvironment(environment, project, addresses),
    settings: settingVariables(project.settings),
  })
}

/** Everything that is wrong with parts of a file that can be read, each with file and line. */
export const problemsOf = ({ services, problems }: RegistryFile): string[] => [
  ...problems.map(problem => problem.message),
  ...services.flatMap((service: DeclaredService) => ('problem' in service ? [service.problem] : [])),
]
