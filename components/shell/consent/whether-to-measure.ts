/** True where the browser asks every site not to track. Nothing is asked then, and nothing is counted. */
export function refusesTracking(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}
