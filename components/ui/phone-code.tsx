import { QRCodeSVG } from 'qrcode.react'

interface PhoneCodeProps {
  /** The address that a phone's camera opens. */
  readonly address: string
  readonly className: string
}

/** A code for the camera of a phone; dark on white in every scheme, so that cameras read it. */
export function PhoneCode({ address, className }: PhoneCodeProps) {
  return (
    <QRCodeSVG
      value={address}
      size={208}
      marginSize={4}
      level="M"
      bgColor="#ffffff"
      fgColor="#10211f"
      title={`Code for ${address}`}
      className={className}
    />
  )
}
