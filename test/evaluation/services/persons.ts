import { createRandom } from '../../support/apis/random.ts'

const FIRST =
  `Adaeze Aleksander Amara Anneliese Bartosz Beatriz Bram Caoimhe Catarina Cedric Dagny Darius Delphine Emeka
Esther Fabian Farida Fergus Gabriela Gideon Hanneke Harper Hiroshi Imogen Ishaan Jelena Joaquin Kamila Kwame Laszlo Leonie
Lorenzo Maeve Malik Marisol Mateusz Meera Nadine Nikolai Noor Odette Oisin Paloma Priya Quentin Rafael Rosalind Ruben Saoirse
Sergei Simone Tamsin Tariq Thandiwe Ulrich Valentina Vikram Wanda Xavier Yusuf`.split(/\s+/)
const LAST =
  `Abernathy Achterberg Adeyemi Bancroft Bianchi Blomqvist Castellano Chowdhury Cormier Dalgaard Delacroix Dimitrov
Eastwood Engström Fairweather Falk Ferreira Gallagher Goldberg Grimaldi Halloran Hartwell Ibarra Ivanova Jankowski Johansson
Kapoor Kovacs Lagerfeld Lindqvist Macintyre Marchetti Moreau Nakagawa Ndiaye Novak Oduya Okonkwo Osterberg Palmer Pemberton
Quarles Rasmussen Reyes Rousseau Sandoval Schroeder Silveira Takahashi Thorne Ueda Underhill Varga Vasquez Whitlock Winslow
Xiang Yamamoto Zelenka Zuniga`.split(/\s+/)

export interface Person {
  firstName: string
  lastName: string
  email: string
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * People with e-mail addresses of their own, the same for the same seed, none of them named as one of the others. Two
 * pairs share their full names, as happens in companies.
 */
function createPersons(seed: number, count: number, domain: string, except: readonly Person[] = []): Person[] {
  const random = createRandom(seed)
  const persons: Person[] = []
  const taken = new Map<string, number>()
  const foreign = new Set(except.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
  while (persons.length < count) {
    const twin = persons.length === 40 || persons.length === 90
    const named = twin ? persons[persons.length - 17] : undefined
    const firstName = named?.firstName ?? random.pick(FIRST)
    const lastName = named?.lastName ?? random.pick(LAST)
    const local = `${plain(firstName)}.${plain(lastName)}`
    const times = taken.get(local) ?? 0
    if ((times > 0 && !twin) || foreign.has(`${firstName} ${lastName}`)) continue
    taken.set(local, times + 1)
    persons.push({ firstName, lastName, email: `${local}${times > 0 ? times + 1 : ''}@${domain}` })
  }
  return persons
}

/** Made at the first call; the same afterwards. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The staff of the company: its people system and its planning board know the same addresses. */
export const createStaff = (): Person[] => createPersons(5150, 260, 'brightharbor.example')
/** People from elsewhere who may see the planning board. */
export const createGuests = (): Person[] => createPersons(777, 10, 'lakeside-partners.example', createStaff())
/** Customers of the store. */
export const createShoppers = (): Person[] =>
  createPersons(4711, 320, 'mailbox.example', [...createStaff(), ...createGuests()])
/** Drivers of the fleet. */
export const createDrivers = (): Person[] =>
  createPersons(2468, 150, 'wheelwright.example', [...createStaff(), ...createGuests(), ...createShoppers()])
/** Artists of the museum. */
export const createArtists = (): Person[] =>
  createPersons(1606, 60, 'atelier.example', [
    ...createStaff(),
    ...createGuests(),
    ...createShoppers(),
    ...createDrivers(),
  ])
const known = () => [...createStaff(), ...createGuests(), ...createShoppers(), ...createDrivers(), ...createArtists()]
/** Students and teachers of the university. */
export const createStudents = (): Person[] => createPersons(1477, 240, 'students.uni-lindholm.example', known())
export const createLecturers = (): Person[] =>
  createPersons(1479, 36, 'uni-lindholm.example', [...known(), ...createStudents()])
const everyone = once(() => [
  ...known(),
  ...createStudents(),
  ...createLecturers(),
  ...createClinicians(),
  ...createPatients(),
])
/** People who go to concerts, and who work there. */
export const createFans = (): Person[] => createPersons(3345, 90, 'frontrow.example', everyone())
/** Tenants: a few of them go to concerts, with the same address. */
export const createTenants = once((): Person[] => [
  ...createPersons(8812, 108, 'homes.example', [...everyone(), ...createFans()]),
  ...createFans().slice(0, 12),
])
/** Doctors of the clinic. */
export const createClinicians = (): Person[] =>
  createPersons(1948, 22, 'practicedesk.example', [...known(), ...createStudents(), ...createLecturers()])
/** Patients of the clinic: some of them are students, with the same address. */
export const createPatients = (): Person[] => [
  ...createStudents().slice(0, 30),
  ...createPersons(1949, 180, 'postbox.example', [
    ...known(),
    ...createStudents(),
    ...createLecturers(),
    ...createClinicians(),
  ]),
]
/** People with an insurance: a few of them are tenants, with the same address. */
export const createPolicyholders = once((): Person[] => [
  ...createPersons(6107, 128, 'inbox.example', [...everyone(), ...createTenants()]),
  ...createTenants().slice(30, 42),
])
/** Adjusters of the insurer, and brokers. */
export const createInsuranceStaff = once((): Person[] =>
  createPersons(6129, 16, 'claimscore.example', [...everyone(), ...createTenants(), ...createPolicyholders()]),
)
/** Technicians of the wind farms. */
export const createTechnicians = (): Person[] =>
  createPersons(7411, 16, 'galeops.example', [
    ...everyone(),
    ...createTenants(),
    ...createPolicyholders(),
    ...createInsuranceStaff(),
  ])
/** Everybody before the hotels. */
const earlier = once(() => [
  ...everyone(),
  ...createTenants(),
  ...createPolicyholders(),
  ...createInsuranceStaff(),
  ...createTechnicians(),
])
/** Who works at the hotels. */
export const createHotelStaff = once((): Person[] => createPersons(5731, 48, 'lindgate.example', earlier()))
/** Guests of the hotels: a few of them have an insurance, with the same address. */
export const createHotelGuests = once((): Person[] => [
  ...createPersons(5737, 118, 'travelmail.example', [...earlier(), ...createHotelStaff()]),
  ...createPolicyholders().slice(0, 12),
])
/** Everybody before the help desk. */
const before = once(() => [...earlier(), ...createHotelStaff(), ...createHotelGuests()])
/** Who answers at the help desk. */
export const createHelpdeskAgents = once((): Person[] => createPersons(6203, 22, 'desk.brightharbor.example', before()))
/** Who writes to the help desk. */
export const createRequesters = once((): Person[] =>
  createPersons(6211, 140, 'clients.example', [...before(), ...createHelpdeskAgents()]),
)
/** Who teaches in the fitness clubs. */
export const createInstructors = once((): Person[] =>
  createPersons(6301, 18, 'pulse-clubs.example', [...before(), ...createHelpdeskAgents(), ...createRequesters()]),
)
/** Members of the fitness clubs. */
export const createMembers = once((): Person[] =>
  createPersons(6317, 150, 'sweatmail.example', [
    ...before(),
    ...createHelpdeskAgents(),
    ...createRequesters(),
    ...createInstructors(),
  ]),
)
/** Buyers in purchasing. */
export const createBuyers = once((): Person[] => createPersons(6620, 6, 'procure.example', known()))
/** Recruiters, and the candidates whom they look for. */
export const createRecruiters = once((): Person[] => createPersons(7311, 9, 'hirewell.example', known()))
export const createCandidates = once(
  (): Person[] =>
  createPersons(7315, 130, 'jobseekers.example', [...known(), ...createRecruiters(), ...createBuyers(), ...createHotelGuests(), ...createHotelStaff()]), // oxfmt-ignore
)
/** Everybody before the bank. */
const beforeTheBank = once(() => [
  ...before(),
  ...createHelpdeskAgents(),
  ...createRequesters(),
  ...createInstructors(),
  ...createMembers(),
  ...createBuyers(),
  ...createRecruiters(),
  ...createCandidates(),
])
/** Who has accounts at the bank. */
export const createAccountHolders = once((): Person[] => createPersons(9203, 120, 'mailpost.example', beforeTheBank()))
/** Managers of branches, and of relationships with customers. */
export const createBankers = once((): Person[] =>
  createPersons(9207, 11, 'fernbank.example', [...beforeTheBank(), ...createAccountHolders()]),
)
/** Who writes and runs the software at the code host. */
export const createDevelopers = once((): Person[] =>
  createPersons(9301, 28, 'forgeline.example', [...beforeTheBank(), ...createAccountHolders(), ...createBankers()]),
)
/** Drivers of the courier company, and those who send and receive its parcels. */
export const createCouriers = once((): Person[] => createPersons(8807, 46, 'parcelway.example', known()))
export const createConsignees = once((): Person[] =>
  createPersons(8811, 116, 'doorstep.example', [...known(), ...createCouriers()]),
)
/** Who speaks at conferences, and who goes there. */
export const createSpeakers = once((): Person[] =>
  createPersons(9203, 60, 'onstage.example', [...known(), ...createCouriers(), ...createConsignees()]),
)
export const createAttendees = once(
  (): Person[] =>
  createPersons(9209, 210, 'lanyard.example', [...known(), ...createCouriers(), ...createConsignees(), ...createSpeakers()]), // oxfmt-ignore
)
/** Who works at the animal shelter, who helps there, and who adopts. */
export const createShelterStaff = once((): Person[] => createPersons(9401, 14, 'pawhaven.example', known()))
export const createVolunteers = once((): Person[] =>
  createPersons(9403, 44, 'helpinghands.example', [...known(), ...createShelterStaff()]),
)
export const createAdopters = once((): Person[] =>
  createPersons(9407, 112, 'family.example', [...known(), ...createShelterStaff(), ...createVolunteers()]),
)
/** Who brews, and whom the brewery's customers have it talk to. */
export const createBrewers = once((): Person[] => createPersons(9411, 9, 'tidalbrew.example', known()))
export const createPublicans = once((): Person[] =>
  createPersons(9413, 48, 'taproom.example', [...known(), ...createBrewers()]),
)
/** Who teaches at the music school, and who learns there. */
export const createMusicTeachers = once((): Person[] => createPersons(9501, 15, 'cadenza.example', known()))
export const createMusicStudents = once((): Person[] =>
  createPersons(9503, 124, 'practice.example', [...known(), ...createMusicTeachers()]),
)
/** Who patrols the slopes of the ski resort, and who skis there. */
export const createPatrollers = once((): Person[] => createPersons(9511, 12, 'hochalm.example', known()))
export const createSkiers = once((): Person[] =>
  createPersons(9513, 96, 'chalet.example', [...known(), ...createPatrollers()]),
)
/** Who drives the trains of the freight railway, and who sends freight with it. */
export const createTrainDrivers = once((): Person[] => createPersons(9601, 22, 'ironline.example', known()))
export const createForwarders = once((): Person[] =>
  createPersons(9603, 26, 'freightdesk.example', [...known(), ...createTrainDrivers()]),
)
/** Who farms in the co-operative. */
export const createGrowers = once((): Person[] => createPersons(9611, 46, 'orchardmail.example', known()))
/** Who brings a car to the workshop, and who mends it there. */
export const createCarOwners = once((): Person[] => createPersons(9701, 96, 'motormail.example', known()))
export const createMechanics = once((): Person[] =>
  createPersons(9703, 13, 'torque.example', [...known(), ...createCarOwners()]),
)
/** Who reads the newspapers, who brings them, and who writes them. */
export const createReaders = once((): Person[] => createPersons(9711, 130, 'breakfast.example', known()))
export const createPaperCarriers = once((): Person[] =>
  createPersons(9713, 16, 'doorstep-press.example', [...known(), ...createReaders()]),
)
export const createJournalists = once((): Person[] =>
  createPersons(9715, 15, 'heraldhouse.example', [...known(), ...createReaders(), ...createPaperCarriers()]),
)
/** Who works for the clients of the translation agency, and who translates for it. */
export const createClientContacts = once((): Person[] => createPersons(9801, 120, 'clientmail.example', known()))
export const createLinguists = once((): Person[] =>
  createPersons(9803, 60, 'wordsmith.example', [...known(), ...createClientContacts()]),
)
/** Who borrows books. */
export const createPatrons = once((): Person[] =>
  createPersons(9811, 170, 'booklover.example', [...known(), ...createClientContacts(), ...createLinguists()]),
)
/** Who keeps pets, and who treats them. */
export const createPetOwners = once((): Person[] => createPersons(9901, 110, 'furmail.example', known()))
export const createVeterinarians = once((): Person[] =>
  createPersons(9903, 12, 'oaklanevets.example', [...known(), ...createPetOwners()]),
)
/** Who plays football in the league, and who referees. */
export const createFootballers = once((): Person[] => createPersons(9911, 150, 'players.example', known()))
export const createReferees = once((): Person[] =>
  createPersons(9913, 18, 'whistle.example', [...known(), ...createFootballers()]),
)
/** Private customers of the tool rental. */
export const createHandymen = once((): Person[] =>
  createPersons(9921, 40, 'homefix.example', [...known(), ...createPetOwners()]),
)
/** People of a service that is asked alone: others may be named so, too. */
export const createPeopleOf = (seed: number, count: number, domain: string): Person[] =>
  createPersons(seed, count, domain)
