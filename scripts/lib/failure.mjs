const AGAIN = 'and run this again.'

const CAUSES = [
  [/ENOSPC|no space left on device|EDQUOT/i, `There is no space left on the disk; free about 3 GB ${AGAIN}`],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network (?:request )?(?:timeout|aborted|connectivity)/i,
    `The package registry cannot be reached; check the network or proxy ${AGAIN}`,
  ],
  [
    /EUSAGE|can only install packages when your package\.json/i,
    'package.json and package-lock.json disagree; restore both from git.',
  ],
  [
    /EACCES|EROFS|EPERM|permission denied|read-only file system/i,
    `This user may not write to the checkout; change its owner ${AGAIN}`,
  ],
]

/**
 * Why a command failed, in one sentence.
 * @param {string} output what the command printed
 * @param {string} otherwise the sentence for a cause that is not among the known ones
 */
export function explain(output, otherwise) {
  return CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? otherwise
}
