import type { ContactAnswer, ProfileData } from '../../../../modules/profiles/contract/api-answers';
import { Fact, Facts } from '../../ui/facts';
import type { IndexedSection } from '../../ui/section-index';
import { ContactForm } from './contact-form';
import { ProfileSection } from './profile-section';

interface Props {
  profile: ProfileData;
  section: IndexedSection;
}

const NONE = 'No information';

export function ContactSection({ profile: { userId, contactDetails }, section }: Props) {
  return (
    <ProfileSection
      section={section}
      summary={<ContactFacts contact={contactDetails} />}
      form={(close) => <ContactForm userId={userId} contact={contactDetails} close={close} />}
    />
  );
}

function ContactFacts({ contact }: { contact: ContactAnswer }) {
  const { address, additionalAddress, city, state, zipCode, businessPhone, businessExt } = contact;
  // The state is preset, so alone it says nothing of where somebody lives.
  const place = city || zipCode ? [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ') : '';
  return (
    <Facts>
      <Fact name="Name" empty={NONE}>
        {`${contact.contactName} ${contact.contactSurname}`.trim()}
      </Fact>
      <Fact name="Address" empty={NONE}>
        {[address, additionalAddress, place].filter(Boolean).join(', ')}
      </Fact>
      <Fact name="Cell Phone" empty={NONE}>
        {contact.cellPhone}
      </Fact>
      <Fact name="Home Phone" empty={NONE}>
        {contact.homePhone}
      </Fact>
      <Fact name="Business Phone" empty={NONE}>
        {businessPhone && [businessPhone, businessExt && `ext. ${businessExt}`].filter(Boolean).join(' ')}
      </Fact>
      <Fact name="PPID" empty={NONE}>
        {contact.ppid}
      </Fact>
    </Facts>
  );
}
