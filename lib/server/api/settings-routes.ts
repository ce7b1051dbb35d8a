import type { Route } from './route'
import { changePasswordRoute } from './routes/account-component/change-password'
import { confirmOtpRoute } from './routes/account-component/confirm-otp'
import { deleteAccountMessageRoute } from './routes/account-component/delete-account-message'
import { deleteProcessRoute } from './routes/account-component/delete-process'
import { deleteProcessCancelRoute } from './routes/account-component/delete-process-cancel'
import { exportRoute } from './routes/account-component/export'
import { incomesRoute } from './routes/account-component/incomes'
import { mykadRoute } from './routes/account-component/mykad'
import { notificationSettingsRoute } from './routes/account-component/notification-settings'
import { profileRoute } from './routes/account-component/profile'
import { requestOtpConfirmRoute } from './routes/account-component/request-otp-confirm'
import { requestOtpResetEmailRoute } from './routes/account-component/request-otp-reset-email'
import { requestOtpResetMobileRoute } from './routes/account-component/request-otp-reset-mobile'
import { resetEmailRoute } from './routes/account-component/reset-email'
import { resetMobileRoute } from './routes/account-component/reset-mobile'
import { tncAgreementRoute } from './routes/account-component/tnc-agreement'
import { updateIncomesRoute } from './routes/account-component/update-incomes'
import { updateNotificationSettingsRoute } from './routes/account-component/update-notification-settings'
import { updateProfileRoute } from './routes/account-component/update-profile'
import type { AccountServices } from './services'

/** What account settings call, in the order of the contract. */
export function settingsRoutes(account: AccountServices): readonly Route[] {
  return [
    profileRoute(account),
    updateProfileRoute(account),
    mykadRoute(account),
    incomesRoute(account),
    updateIncomesRoute(account),
    tncAgreementRoute(account),
    notificationSettingsRoute(account),
    updateNotificationSettingsRoute(account),
    exportRoute(account),
    deleteAccountMessageRoute(account),
    deleteProcessRoute(account),
    deleteProcessCancelRoute(account),
    requestOtpResetMobileRoute(account),
    resetMobileRoute(account),
    requestOtpResetEmailRoute(account),
    resetEmailRoute(account),
    requestOtpConfirmRoute(account),
    confirmOtpRoute(account),
    changePasswordRoute(account),
  ]
}
