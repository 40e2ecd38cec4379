/** Name, code, town, country, stars, rooms, opened, pool. */
export const HOTELS = [
  ['Harbour Crown', 'HCR', 'Porto', 'Portugal', 5, 184, '2009-05-02', true],
  ['Alder House', 'ALD', 'Salzburg', 'Austria', 4, 62, '2015-11-20', false],
  ['The Saltmarsh', 'SAL', 'Ostend', 'Belgium', 3, 118, '2018-04-14', false],
  ['Villa Corvina', 'VCO', 'Verona', 'Italy', 4, 48, '2012-06-01', true],
  ['Lantern Quay', 'LAN', 'Lisbon', 'Portugal', 4, 140, '2020-03-09', true],
  ['Bergfried Lodge', 'BER', 'Innsbruck', 'Austria', 3, 74, '2016-12-05', false],
  ['Palazzo Mirelle', 'PAL', 'Trieste', 'Italy', 5, 96, '2023-09-18', true],
] as const

export const DEPARTMENTS = [
  'Front Office',
  'Housekeeping',
  'Kitchen',
  'Restaurant',
  'Maintenance',
  'Spa',
  'Events',
  'Management',
] as const

/** Title, department, usual pay for an hour. */
export const POSITIONS = [
  ['General Manager', 'Management', 38],
  ['Head Chef', 'Kitchen', 27],
  ['Head Housekeeper', 'Housekeeping', 20],
  ['Restaurant Manager', 'Restaurant', 23],
  ['Receptionist', 'Front Office', 15],
  ['Night Porter', 'Front Office', 14],
  ['Concierge', 'Front Office', 17],
  ['Room Attendant', 'Housekeeping', 13],
  ['Sous Chef', 'Kitchen', 21],
  ['Commis Chef', 'Kitchen', 14],
  ['Kitchen Porter', 'Kitchen', 12],
  ['Waiter', 'Restaurant', 13],
  ['Bartender', 'Restaurant', 15],
  ['Technician', 'Maintenance', 18],
  ['Spa Therapist', 'Spa', 17],
  ['Lifeguard', 'Spa', 14],
  ['Event Coordinator', 'Events', 19],
] as const

const list = (names: string) => names.split(', ').map(name => name.split(' ') as [string, string])

export const STAFF = list(
  'Leonor Quintela, Matthias Egger, Joke Vandamme, Ilaria Besozzi, Duarte Falcato, Gerda Lindner, Renzo Tagliapietra, ' +
    'Amadou Sarr, Bettina Krall, Ciro Malvasi, Dovile Petraite, Emeka Okafor, Florian Rauch, Graca Nogueira, Hylke Postma, ' +
    'Ines Caldeira, Jurgen Thaler, Katya Morozova, Luca Ferrando, Mirte Claes, Nuno Alvim, Olena Hrytsenko, Paolo Zanetti, ' +
    'Quirin Hofer, Rosa Benedetti, Stijn Maes, Teodora Ilieva, Umberto Conti, Vera Pacheco, Wout Desmet, Xenia Roth, ' +
    'Yusuf Demir, Zita Moura, Anouk Peeters, Benedikt Stadler, Chiara Vianello, Davide Orlandi, Elke Brunner, Fabio Teles, ' +
    'Giulia Sartori, Henrik Aas, Isaura Pinto, Jonas Plank, Kwame Boateng, Livia Marchetti, Marek Kowal, Noor Haddad, ' +
    'Otilia Brito, Piet Wouters, Rafaela Simas, Sandor Nagy, Tamsin Grey',
)

export const APPLICANTS = list(
  'Abel Monteiro, Brigitte Moser, Carlo Demarchi, Delfina Rocha, Erik Janssen, Fatima Zahraoui, Georg Pichler, Hanne Aerts, ' +
    'Igor Babic, Jacinta Lobo, Klaus Wimmer, Lena Auer, Mauro Bressan, Nadia Karimi, Oscar Vilar, Petra Gruber, ' +
    'Ramon Abreu, Silvia Donati, Tiago Serra, Ulla Steiner, Vito Lamanna, Wendy Goossens, Yara Mendes, Zoltan Kiss, ' +
    'Alina Popescu, Bruno Salgado, Clara Winkler, Diego Frias, Eva Hollander, Franco Bellini, Greta Ortner, Hugo Vasco, ' +
    'Irma Claeys, Joao Bastos, Karin Fuchs, Lorenzo Pavan',
)

/** Name, who gives it, months it lasts (0: for good), what it costs. */
export const COURSES = [
  ['Food Hygiene', 'Cleanplate Academy', 24, 85],
  ['First Aid', 'Rescue Partners', 24, 120],
  ['Fire Warden', 'Safehall Training', 12, 95],
  ['Pool Lifeguard', 'Rescue Partners', 12, 240],
  ['Wine Service', 'Cleanplate Academy', 0, 310],
  ['Allergen Awareness', 'Cleanplate Academy', 36, 60],
  ['Manual Handling', 'Safehall Training', 36, 45],
] as const
