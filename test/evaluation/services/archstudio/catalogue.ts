/** Whom the office builds for, what it builds, and who works there. */
export const CLIENT_KINDS = ['PRIVATE', 'DEVELOPER', 'MUNICIPALITY', 'HOUSING_ASSOCIATION', 'COMPANY'] as const
export const PROJECT_TYPES = ['RESIDENTIAL', 'OFFICE', 'SCHOOL', 'CULTURAL', 'HEALTHCARE', 'INTERIOR'] as const
export const ROLES = ['PRINCIPAL', 'PROJECT_MANAGER', 'ARCHITECT', 'DRAFTSPERSON', 'INTERIOR_DESIGNER', 'INTERN'] as const // oxfmt-ignore

type Client = [name: string, type: (typeof CLIENT_KINDS)[number], city: string, contact: string, domain: string]
export const CLIENTS: Client[] = [
  ['Stadtgemeinde Mödling', 'MUNICIPALITY', 'Mödling', 'Irmgard Pichler', 'moedling-bau'],
  ['Magistrat Graz', 'MUNICIPALITY', 'Graz', 'Helmut Zach', 'graz-hochbau'],
  ['Stadt Linz Hochbau', 'MUNICIPALITY', 'Linz', 'Renate Auinger', 'linz-hochbau'],
  ['Donauwohnen', 'HOUSING_ASSOCIATION', 'Vienna', 'Walter Sommer', 'donauwohnen'],
  ['Heimat Steiermark', 'HOUSING_ASSOCIATION', 'Graz', 'Birgit Ofner', 'heimat-stmk'],
  ['Wohnbau Salzach', 'HOUSING_ASSOCIATION', 'Salzburg', 'Gottfried Ebner', 'wohnbau-salzach'],
  ['Karlsplatz Development', 'DEVELOPER', 'Vienna', 'Nadja Horvath', 'karlsplatz-dev'],
  ['Nordring Immobilien', 'DEVELOPER', 'Vienna', 'Thomas Winkler', 'nordring'],
  ['Alpenblick Projektbau', 'DEVELOPER', 'Innsbruck', 'Vera Mair', 'alpenblick'],
  ['Voltaris Software', 'COMPANY', 'Linz', 'Jonas Reiter', 'voltaris'],
  ['Brauerei Grabner', 'COMPANY', 'Graz', 'Elfriede Grabner', 'grabner-bier'],
  ['Klinikum Traunsee', 'COMPANY', 'Gmunden', 'Andreas Lechner', 'klinikum-traunsee'],
  ['Ordination Dr. Seidl', 'COMPANY', 'Vienna', 'Margit Seidl', 'seidl-ordination'],
  ['Buchhandlung Federkiel', 'COMPANY', 'Salzburg', 'Oskar Prinz', 'federkiel'],
  ['Hotel Weisser Hirsch', 'COMPANY', 'Innsbruck', 'Johanna Thaler', 'weisserhirsch'],
  ['Stiftung Kunstspeicher', 'COMPANY', 'Vienna', 'Leopold Kern', 'kunstspeicher'],
  ['Familie Baumann', 'PRIVATE', 'Vienna', 'Petra Baumann', 'baumann-post'],
  ['Familie Kofler', 'PRIVATE', 'Innsbruck', 'Martin Kofler', 'kofler-post'],
  ['Familie Strasser', 'PRIVATE', 'Salzburg', 'Claudia Strasser', 'strasser-post'],
  ['Ehepaar Novotny', 'PRIVATE', 'Graz', 'Erich Novotny', 'novotny-post'],
  ['Schlosserei Hutter', 'COMPANY', 'Linz', 'Rupert Hutter', 'hutter-metall'],
  ['Gemeinde Sankt Veit', 'MUNICIPALITY', 'Sankt Veit', 'Sabine Egger', 'sanktveit-amt'],
]

type Project = [name: string, type: (typeof PROJECT_TYPES)[number], client: number, city: string, area: number]
/** In the order in which they began. */
export const PROJECTS: Project[] = [
  ['Haus Baumann', 'RESIDENTIAL', 16, 'Vienna', 265],
  ['Lendpark Housing', 'RESIDENTIAL', 4, 'Graz', 6840],
  ['Volksschule Ost', 'SCHOOL', 1, 'Graz', 4210],
  ['Nordring Offices', 'OFFICE', 7, 'Vienna', 9350],
  ['Brewery Taproom', 'INTERIOR', 10, 'Graz', 540],
  ['Danube Terraces', 'RESIDENTIAL', 3, 'Vienna', 11_200],
  ['Mödling Kindergarten', 'SCHOOL', 0, 'Mödling', 1480],
  ['Traunsee Day Clinic', 'HEALTHCARE', 11, 'Gmunden', 3620],
  ['Villa Kofler', 'RESIDENTIAL', 17, 'Innsbruck', 410],
  ['Bookshop Federkiel', 'INTERIOR', 13, 'Salzburg', 230],
  ['Depot Kunstspeicher', 'CULTURAL', 15, 'Vienna', 5120],
  ['Salzach Quarter', 'RESIDENTIAL', 5, 'Salzburg', 8730],
  ['Voltaris Campus', 'OFFICE', 9, 'Linz', 12_650],
  ['Town Hall Annex', 'OFFICE', 0, 'Mödling', 1930],
  ['Praxis Seidl', 'INTERIOR', 12, 'Vienna', 185],
  ['Lindengasse Lofts', 'RESIDENTIAL', 6, 'Vienna', 3340],
  ['Music School Linz', 'SCHOOL', 2, 'Linz', 3875],
  ['Mountain Lodge Patscherkofel', 'CULTURAL', 8, 'Innsbruck', 1125],
  ['Eggenberg Row Houses', 'RESIDENTIAL', 4, 'Graz', 2960],
  ['Karlsplatz Tower', 'OFFICE', 6, 'Vienna', 11_900],
  ['Spa Weisser Hirsch', 'INTERIOR', 14, 'Innsbruck', 870],
  ['Rehab Centre Traunsee', 'HEALTHCARE', 11, 'Gmunden', 10_400],
  ['Haus Strasser', 'RESIDENTIAL', 18, 'Salzburg', 305],
  ['Mittelschule Andritz', 'SCHOOL', 1, 'Graz', 5390],
  ['Danube Terraces II', 'RESIDENTIAL', 3, 'Vienna', 9860],
  ['City Library Linz', 'CULTURAL', 2, 'Linz', 4460],
  ['Seestadt Apartments', 'RESIDENTIAL', 3, 'Vienna', 7615],
  ['Gym Sankt Leonhard', 'SCHOOL', 1, 'Graz', 2240],
  ['Haus Novotny', 'RESIDENTIAL', 19, 'Graz', 220],
  ['Nordring Parking Conversion', 'OFFICE', 7, 'Vienna', 4980],
  ['Granary Museum', 'CULTURAL', 15, 'Krems', 2710],
  ['Alpenblick Residences', 'RESIDENTIAL', 8, 'Innsbruck', 5575],
  ['Hort Mödling', 'SCHOOL', 0, 'Mödling', 960],
  ['Donauwohnen Headquarters', 'OFFICE', 3, 'Vienna', 6120],
  ['Gartengasse Housing', 'RESIDENTIAL', 4, 'Graz', 4030],
  ['Clinic Canteen', 'INTERIOR', 11, 'Gmunden', 390],
]
export const STREETS = ['Lindengasse', 'Mühlweg', 'Bahnhofstraße', 'Schulgasse', 'Am Hang', 'Parkring', 'Feldgasse', 'Kirchplatz', 'Uferstraße'] // oxfmt-ignore
export const POSTCODES: Record<string, string> = { Vienna: '1070', Graz: '8020', Linz: '4020', Salzburg: '5020', Innsbruck: '6020', Mödling: '2340', Gmunden: '4810', Krems: '3500' } // oxfmt-ignore

type Employee = [firstName: string, lastName: string, role: (typeof ROLES)[number], rate: number, hours: number]
export const EMPLOYEES: Employee[] = [
  ['Margarethe', 'Lorenz', 'PRINCIPAL', 165, 40],
  ['Stefan', 'Achleitner', 'PRINCIPAL', 160, 40],
  ['Katharina', 'Brandl', 'PROJECT_MANAGER', 128, 38.5],
  ['Dominik', 'Fuchs', 'PROJECT_MANAGER', 122, 38.5],
  ['Ljiljana', 'Petrovic', 'PROJECT_MANAGER', 125, 32],
  ['Benedikt', 'Haas', 'ARCHITECT', 104, 38.5],
  ['Silvia', 'Moser', 'ARCHITECT', 98, 30],
  ['Raphael', 'Kaltenegger', 'ARCHITECT', 101, 38.5],
  ['Teresa', 'Wimmer', 'ARCHITECT', 96, 38.5],
  ['Emre', 'Yildirim', 'ARCHITECT', 93, 38.5],
  ['Annika', 'Thorsen', 'ARCHITECT', 108, 25],
  ['Paolo', 'Ricci', 'ARCHITECT', 95, 38.5],
  ['Gerlinde', 'Steiner', 'DRAFTSPERSON', 74, 38.5],
  ['Florian', 'Gruber', 'DRAFTSPERSON', 71, 38.5],
  ['Zsofia', 'Nemeth', 'DRAFTSPERSON', 69, 20],
  ['Clara', 'Vogl', 'INTERIOR_DESIGNER', 88, 38.5],
  ['Maximilian', 'Huber', 'INTERIOR_DESIGNER', 84, 30],
  ['Lena', 'Pointner', 'INTERN', 42, 20],
  ['Tobias', 'Rauch', 'INTERN', 40, 25],
  ['Amelie', 'Dubois', 'INTERN', 41, 38.5],
  ['Konrad', 'Weidinger', 'ARCHITECT', 99, 38.5],
  ['Ulrike', 'Jahn', 'DRAFTSPERSON', 72, 30],
]
export const PHASES: [name: string, share: number][] = [
  ['Concept design', 12],
  ['Preliminary design', 16],
  ['Building permit', 14],
  ['Detailed design', 26],
  ['Tender', 10],
  ['Site supervision', 22],
]
export const TASKS = ['Floor plans', 'Facade details', 'Meeting with client', 'Stair details', 'Site visit', 'Fire protection concept', 'Model building', 'Cost estimate', 'Coordination with structural engineer', 'Visualisations', 'Bill of quantities', 'Permit drawings'] // oxfmt-ignore
