/** Who calls the desk. Two of them share a name, as happens. */
export const CUSTOMER_NAMES =
  `Aisling Tuohy, Bernard Coakley, Chiara Bellucci, Donal Prendergast, Edel Rafferty, Florin Munteanu,
Geraldine Hanratty, Hubert Scally, Ita Mulrooney, Jarlath Conneely, Kinga Wojcik, Liam Devaney, Mairead Looney, Niall Corrigan,
Orla Heffernan, Patrick Stenson, Queenie Walsh, Ronan Breathnach, Sinead Tarpey, Tomasz Gorski, Una Fallon, Vincent Keaveney,
Winifred Lacey, Yvonne Stritch, Zofia Malinowska, Anthony Dolphin, Bridget Geraghty, Colm Kinsella, Deirdre Mannion, Enda Quilligan,
Fidelma Roche, Gavin Skehan, Helen Twomey, Ivan Petrescu, Joan Carmody, Kieran Lydon, Lucia Ferrante, Martin Geoghegan,
Nuala Brosnan, Olumide Bakare, Patrick Stenson, Rita Flannery, Seamus Hurley, Teresa Noone, Uchenna Eze, Veronica Crilly,
William Furey, Agata Sikora, Barry McElroy, Carmel Dunphy, Dermot Spillane, Eileen Vaughan, Frank Timoney, Goretti Shiels,
Hannah Leavy, Igor Bondar, Josephine Raleigh, Kenneth Bohan, Loretta Glynn, Majella Feeney`.split(/,\s+/)

/** Who answers there: four for each team, the lead first. */
export const AGENT_NAMES = `Cathal Moriarty, Ewa Lisowska, Shane Gilhooly, Precious Adebayo,
Roisin Delahunty, Pawel Krol, Emer Staunton, Kevin Dowdall,
Noreen Cusack, Matthew Igoe, Bronagh Tiernan, Diego Salinas,
Fintan Curley, Jacinta Powell, Oleh Kravets, Sorcha Minogue,
Gráinne Fitzmaurice, Stephen Laffey, Alma Jokic, Conor Weldon`.split(/,\s+/)

/** An address without accents. */
export const addressOf = (name: string, domain: string) =>
  `${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@${domain}`
