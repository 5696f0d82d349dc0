import './steps.css';

const STEPS = ['Fill in', 'Review', 'Submitted'];

/** The steps of an application, with the present one. */
export function Steps({ isReview }: { isReview: boolean }) {
  const current = isReview ? 1 : 0;
  return (
    <ol className="apply-steps" aria-label="Steps">
      {STEPS.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
