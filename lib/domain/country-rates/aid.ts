import { isoDate } from '../values/iso-date'
import type { DatedList } from './dated'

/** Days after the loss of a job within which SOCSO has to be asked for what its Employment Insurance System pays. */
export const jobLossClaims = [
  {
    from: isoDate('2018-01-01'),
    value: 60,
    source: {
      title: 'PERKESO (SOCSO), Employment Insurance System',
      url: 'https://perkeso.gov.my/en/our-services/protection/employment-insurance.html',
      checkedOn: isoDate('2026-11-24'),
    },
    standing: 'primary',
    note: 'For employees who paid contributions for long enough and lost their job as the Act means it.',
  },
] as const satisfies DatedList<number>

/** Age from which the Welfare Department (JKM) gives monthly aid to older people whose household earns too little. */
export const olderPeopleAid = [
  {
    from: isoDate('2021-01-01'),
    value: 60,
    source: {
      title: 'The Sun, aid for senior citizens',
      url: 'https://www.thesundaily.my/home/rm599-million-aid-channelled-to-senior-citizens-up-to-august-rina-BD8423571',
      checkedOn: isoDate('2026-11-24'),
    },
    standing: 'reported',
    note: 'For households whose income is at most the poverty line. When it began was not looked up.',
  },
] as const satisfies DatedList<number>
