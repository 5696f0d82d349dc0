import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toastError } from '#web/lib/feedback/toasts';

/**
 * The form of a section, which loads with the first Edit: most visits only read, and selects are much code. A failure
 * is shown, and Edit tries again. `edit` is called once the form is there.
 */
export function useEditor<Props>(load: () => Promise<ComponentType<Props>>, isEditing: boolean, edit: () => void) {
  const [Editor, setEditor] = useState<ComponentType<Props> | null>(null);
  const open = () =>
    void load().then((loaded) => {
      setEditor(() => loaded);
      edit();
    }, toastError);
  // Input of before the session ended opens by itself.
  const openRestored = useEffectEvent(() => isEditing && open());
  useEffect(() => void openRestored(), []);
  return { Editor: isEditing ? Editor : null, open };
}
